import GalleyBase
import GalleyRaster

/// The coverage of each pixel by a clip: the share of the pixel that is visible.
struct ClipMask {
  /// The coverage of a row of the mask.
  private enum Row {
    /// No pixel of the row is visible.
    case empty
    /// All pixels of the row are visible.
    case full
    /// Some pixels are partly visible. The value is the index of the coverage of the row's first
    /// pixel.
    case partial(Int)
  }

  /// The pixels that the mask covers. Pixels outside are hidden.
  let bounds: PixelRect
  private var rows: [Row]
  private var coverage: [UInt8] = []

  /// Creates a mask of the part of `bounds` inside the outline. If `outer` is not nil, the mask is
  /// also limited to `outer`, whose bounds must contain `bounds`.
  init(_ outline: Outline, bounds: PixelRect, within outer: ClipMask?) {
    self.bounds = bounds
    rows = [Row](repeating: .empty, count: bounds.height)
    ScanConverter.scan(outline, clip: bounds) { y, x, count, value in
      add(y: y, x: x, count: count, coverage: value)
    }
    if let outer {
      for y in bounds.y..<bounds.maxY { multiply(y, with: outer) }
    }
  }

  /// Creates a mask from `values`, a coverage for each pixel of `bounds`. If `outer` is not nil,
  /// the mask is also limited to `outer`, whose bounds must contain `bounds`.
  init(_ values: [UInt8], bounds: PixelRect, within outer: ClipMask?) {
    self.bounds = bounds
    coverage = values
    rows = (0..<bounds.height).map { .partial($0 * bounds.width) }
    if let outer {
      for y in bounds.y..<bounds.maxY { multiply(y, with: outer) }
    }
  }

  private mutating func add(y: Int, x: Int, count: Int, coverage value: UInt8) {
    if value == 255 && count == bounds.width {
      rows[y - bounds.y] = .full
      return
    }
    let start = writableRow(y) + x - bounds.x
    for index in start..<start + count { coverage[index] = value }
  }

  /// Returns the index in `coverage` of a row's first pixel. If all pixels of the row have the same
  /// coverage and it is not stored, stores it first.
  private mutating func writableRow(_ y: Int) -> Int {
    switch rows[y - bounds.y] {
    case .partial(let start): return start
    case .empty: return newRow(y, filledWith: 0)
    case .full: return newRow(y, filledWith: 255)
    }
  }

  private mutating func newRow(_ y: Int, filledWith value: UInt8) -> Int {
    let start = coverage.count
    coverage.append(contentsOf: repeatElement(value, count: bounds.width))
    rows[y - bounds.y] = .partial(start)
    return start
  }

  private mutating func multiply(_ y: Int, with outer: ClipMask) {
    switch outer.rows[y - outer.bounds.y] {
    case .full: break
    case .empty: rows[y - bounds.y] = .empty
    case .partial(let outerRow):
      if case .empty = rows[y - bounds.y] { return }
      let start = writableRow(y)
      let outerStart = outerRow + bounds.x - outer.bounds.x
      for column in 0..<bounds.width {
        let product = product255(UInt32(coverage[start + column]), UInt32(outer.coverage[outerStart + column]))
        coverage[start + column] = UInt8(truncatingIfNeeded: product)
      }
    }
  }

  /// The coverage of adjacent pixels in a row that is not wholly hidden.
  enum Stretch {
    /// All pixels are fully visible.
    case shown
    /// Some pixels are partly visible. The pointer leads to their coverages, one for each pixel.
    case partial(UnsafePointer<UInt8>)
  }

  /// Calls `body` with the coverage of row `y` from column `x` on. Does not call it if the whole
  /// row is hidden. The pointer is valid only during the call.
  @inline(__always) func withStretch(x: Int, y: Int, _ body: (Stretch) -> Void) {
    switch rows[y - bounds.y] {
    case .empty: break
    case .full: body(.shown)
    case .partial(let start):
      coverage.withUnsafeBufferPointer { buffer in
        if let base = buffer.baseAddress { body(.partial(base + start + x - bounds.x)) }
      }
    }
  }
}
