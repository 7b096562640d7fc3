public import GalleyBase
import GalleyDrawing

/// A part of a resizable picture, and where it is drawn.
public struct ImageSlice: Hashable, Sendable {
  /// The pixels of the picture.
  public var source: PixelRect
  /// Where they go, in points.
  public var target: Rect
  /// The size in which they are repeated; nil draws them once, as large as the target.
  public var tileSize: Size?
}

extension ResizableImage {
  /// How the picture fills a rectangle: corners, edges and middle, from the top and from the left, as far as each has an
  /// area. Nothing for an empty picture or rectangle.
  ///
  /// Where the rectangle is smaller than two caps that face each other, both shrink in proportion; so do caps that are
  /// larger than the picture. Caps that leave no pixel between them repeat the last one before the seam. All three are
  /// choices (reference E.2, proposed).
  public func slices(filling rect: Rect) -> [ImageSlice] {
    guard !rect.isEmpty, size.width > 0, size.height > 0, bitmap.width > 0, bitmap.height > 0 else { return [] }
    guard let caps = capInsets else {
      return [ImageSlice(source: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), target: rect)]
    }
    let columns = SliceAxis(
      caps: (caps.left, caps.right), length: size.width, pixels: bitmap.width, target: rect.width)
    let rows = SliceAxis(caps: (caps.top, caps.bottom), length: size.height, pixels: bitmap.height, target: rect.height)
    return rows.parts.flatMap { row in
      columns.parts.map { column in
        ImageSlice(
          source: PixelRect(
            x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count, height: row.pixels.count),
          target: Rect(
            x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length),
          tileSize: tileSize(column, row))
      }
    }
  }

  private func tileSize(_ column: SliceAxis.Part, _ row: SliceAxis.Part) -> Size? {
    guard resizingMode == .tile, column.naturalLength != nil || row.naturalLength != nil else { return nil }
    return Size(width: column.naturalLength ?? column.length, height: row.naturalLength ?? row.length)
  }
}

/// How a picture is divided along one axis.
private struct SliceAxis {
  /// A part of the picture, and where it goes.
  struct Part {
    var pixels: Range<Int>
    var start: Double
    var length: Double
    /// How long the part is by itself, if it is one that grows.
    var naturalLength: Double?
  }

  /// First cap, middle and last cap, those without length left out.
  private(set) var parts: [Part] = []

  init(caps: (first: Double, last: Double), length: Double, pixels: Int, target: Double) {
    let source = SliceAxis.fitting(caps, length)
    let shown = SliceAxis.fitting(source, target)
    func pixel(_ distance: Double) -> Int {
      Int((distance / length * Double(pixels)).rounded(.toNearestOrAwayFromZero))
    }
    let (first, last) = (pixel(source.first), pixel(length - source.last))
    append(0..<first, 0, shown.first)
    let seam = max(0, min(first, pixels) - 1)
    let middle = first < last ? first..<last : seam..<seam + 1
    append(
      middle, shown.first, target - shown.first - shown.last,
      naturalLength: Double(middle.count) / Double(pixels) * length)
    append(last..<pixels, target - shown.last, shown.last)
  }

  private mutating func append(_ pixels: Range<Int>, _ start: Double, _ length: Double, naturalLength: Double? = nil) {
    guard !pixels.isEmpty, length > 0 else { return }
    parts.append(Part(pixels: pixels, start: start, length: length, naturalLength: naturalLength))
  }

  /// Two caps that have no more than `length` together, in the same proportion.
  private static func fitting(
    _ caps: (first: Double, last: Double), _ length: Double
  ) -> (first: Double, last: Double) {
    let (first, last) = (caps.first.asExtent, caps.last.asExtent)
    guard first + last > length else { return (first, last) }
    let fitted = (first / (first + last) * length).onLengthGrid
    return (fitted, length - fitted)
  }
}
