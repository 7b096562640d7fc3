import GalleyBase
import GalleyRaster

extension Compositor {
  /// Draws a picture into the pixels nearest to `rect`. The picture is filtered if its size in
  /// pixels differs from theirs.
  func draw(_ bitmap: Bitmap, in rect: Rect) {
    let target = PixelRect(nearest: rect, scale: scale)
    draw(bitmap, in: target, visible: target.intersection(clip.bounds))
  }

  /// Fills the pixels nearest to `rect` with a repeated picture, beginning in the upper left
  /// corner. The edges of each tile are moved to the nearest pixel edges.
  func draw(_ bitmap: Bitmap, tileSize: Size, in rect: Rect) {
    let target = PixelRect(nearest: rect, scale: scale)
    let visible = target.intersection(clip.bounds)
    let columns = Tiles(of: tileSize.width * scale, from: target.x, across: visible.x..<visible.maxX)
    let rows = Tiles(of: tileSize.height * scale, from: target.y, across: visible.y..<visible.maxY)
    for row in rows.indices {
      let (top, bottom) = rows.edges(of: row)
      for column in columns.indices {
        let (left, right) = columns.edges(of: column)
        let tile = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        draw(bitmap, in: tile, visible: tile.intersection(visible))
      }
    }
  }

  private func draw(_ bitmap: Bitmap, in target: PixelRect, visible: PixelRect) {
    guard !visible.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let part = PixelRect(x: visible.x - target.x, y: visible.y - target.y, width: visible.width, height: visible.height)
    let pixels = bitmap.premultiplied(scaledTo: PixelSize(width: target.width, height: target.height), part: part)
    pixels.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress {
        LayerPainter(surface: surface, clip: clip, opacity: 255, mode: mode).draw(start, bounds: visible)
      }
    }
  }
}

extension PixelRect {
  /// Creates the rectangle of pixels nearest to a rectangle in points. Each edge is rounded
  /// separately, so that adjacent rectangles remain adjacent.
  init(nearest rect: Rect, scale: Double) {
    let edges = SubpixelRect(rect, scale: scale)
    let (left, top) = (edges.left.nearestPixelEdge, edges.top.nearestPixelEdge)
    self.init(x: left, y: top, width: edges.right.nearestPixelEdge - left, height: edges.bottom.nearestPixelEdge - top)
  }
}

/// The positions of tiles along one axis, in pixels.
private struct Tiles {
  /// The length of a tile in pixels. It is at least one, so that there are never more tiles than
  /// pixels.
  let length: Double
  let start: Int
  /// The indices of the tiles that may be visible.
  let indices: Range<Int>

  init(of length: Double, from start: Int, across visible: Range<Int>) {
    self.length = max(1, min(length, Subpixel.farthestPixel * 2))
    self.start = start
    guard !visible.isEmpty else {
      indices = 0..<0
      return
    }
    let first = Int((Double(visible.lowerBound - start) / self.length).rounded(.down)) - 1
    let last = Int((Double(visible.upperBound - start) / self.length).rounded(.down)) + 1
    indices = max(0, first)..<last + 1
  }

  func edges(of index: Int) -> (Int, Int) {
    func edge(_ index: Int) -> Int { start + Int((Double(index) * length).rounded(.toNearestOrAwayFromZero)) }
    return (edge(index), edge(index + 1))
  }
}
