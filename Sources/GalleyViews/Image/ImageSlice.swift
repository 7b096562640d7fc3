public import GalleyBase
import GalleyDrawing

/// A part of a resizable picture, with the rectangle that it fills.
public struct ImageSlice: Hashable, Sendable {
  /// The part of the picture, in pixels.
  public var source: PixelRect
  /// The rectangle that the part fills, in points.
  public var target: Rect
  /// The size of the tiles with which the part is repeated, in points; nil scales the part to the
  /// target.
  public var tileSize: Size?
}

extension ResizableImage {
  /// Returns the slices with which the picture fills a rectangle: corners, edges and middle. They
  /// are ordered from top to bottom and from left to right. Empty slices are left out.
  ///
  /// An empty picture or rectangle has none.
  ///
  /// Opposite caps that are together larger than the rectangle or the picture shrink in proportion. If no pixel is left
  /// between caps, the last one before the seam is repeated (rule: nine-slice-caps).
  public func slices(filling rect: Rect) -> [ImageSlice] {
    guard !rect.isEmpty, size.width > 0, size.height > 0, bitmap.width > 0, bitmap.height > 0 else { return [] }
    guard let caps = capInsets else {
      return [ImageSlice(source: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), target: rect)]
    }
    let columns = SliceAxis(caps: (caps.left, caps.right), length: size.width, pixels: bitmap.width, target: rect.width)
    let rows = SliceAxis(caps: (caps.top, caps.bottom), length: size.height, pixels: bitmap.height, target: rect.height)
    return rows.parts.flatMap { row in
      columns.parts.map { column in
        ImageSlice(
          source: PixelRect(
            x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count, height: row.pixels.count),
          target: Rect(x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length),
          tileSize: tileSize(column, row))
      }
    }
  }

  private func tileSize(_ column: SliceAxis.Part, _ row: SliceAxis.Part) -> Size? {
    guard resizingMode == .tile, column.naturalLength != nil || row.naturalLength != nil else { return nil }
    return Size(width: column.naturalLength ?? column.length, height: row.naturalLength ?? row.length)
  }
}

/// The division of a picture into caps and middle, along one axis.
private struct SliceAxis {
  /// A part of the picture along the axis, and the span that it fills.
  struct Part {
    var pixels: Range<Int>
    var start: Double
    var length: Double
    /// The length of the part in the picture, in points; nil for a cap.
    var naturalLength: Double?
  }

  /// The first cap, the middle and the last cap, without empty parts.
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

  /// Returns the caps, reduced in proportion if they are longer together than `length`.
  private static func fitting(
    _ caps: (first: Double, last: Double), _ length: Double
  ) -> (first: Double, last: Double) {
    let (first, last) = (caps.first.asExtent, caps.last.asExtent)
    guard first + last > length else { return (first, last) }
    let fitted = (first / (first + last) * length).onLengthGrid
    return (fitted, length - fitted)
  }
}
