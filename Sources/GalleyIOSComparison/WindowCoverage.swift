import GalleyBase

/// The coverage of the pixels around a glyph in a recorded picture, in 255ths. Ignored pixels are
/// left out.
struct WindowCoverage {
  let width, height: Int
  private var values: [Int32]
  /// The weight of each pixel: 1 if it is compared, otherwise 0.
  private var weights: [Int32]
  /// The number of compared pixels.
  private(set) var count = 0
  /// The sum of the squared coverages.
  private(set) var squares = 0.0

  /// Creates the coverage of a rectangle of pixels, none of which is compared yet.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
    weights = values
  }

  mutating func set(_ value: Int, atColumn column: Int, row: Int) {
    values[row * width + column] = Int32(value)
    weights[row * width + column] = 1
    count += 1
    squares += Double(value * value)
  }

  /// Returns the change of the sum of squared coverages if the glyph's mask is subtracted from the
  /// coverage, and the mask's own sum of squares. The mask begins in column `start` and has as many
  /// rows as the window.
  func change(by mask: [UInt8], width maskWidth: Int, at start: Int) -> (change: Double, own: Double) {
    var (change, own) = (0, 0)
    for row in 0..<height {
      let (from, to) = (row * maskWidth, row * width + start)
      for column in 0..<maskWidth {
        let value = Int32(mask[from + column])
        let weight = weights[to + column]
        change += Int(weight &* value &* (value &- 2 &* values[to + column]))
        own += Int(weight &* value &* value)
      }
    }
    return (Double(change), Double(own))
  }
}

/// For each pixel, the glyph of a line that may have drawn it.
struct GlyphOwners {
  private let bounds: PixelRect
  /// For each pixel, the index of the glyph that may have drawn it. `nobody` and `several` mean
  /// that no glyph or more than one may have drawn it.
  private var owners: [Int32]
  private static let nobody: Int32 = -1
  private static let several: Int32 = -2

  /// Assigns to each glyph the pixels that it touches at any position of its origin within a pixel,
  /// and one more column on both sides.
  /// - Parameter seen: the pixels that are recorded; the line may reach far beyond them.
  init(of line: GlyphLine, in seen: PixelRect, _ shapes: inout GlyphShapes) {
    let ink = line.bounds(&shapes)
    bounds = PixelRect(x: ink.x - 1, y: ink.y, width: ink.width + 2, height: ink.height).intersection(seen)
    owners = Array(repeating: Self.nobody, count: bounds.width * bounds.height)
    for (index, glyph) in line.glyphs.enumerated() {
      guard let shape = shapes.shape(of: glyph) else { continue }
      let cell = shape.cell(x: Int(glyph.x.rounded(.down)), row: glyph.row)
      let reach = PixelRect(x: cell.x - 1, y: cell.y, width: cell.width + 2, height: cell.height)
      let part = reach.intersection(bounds)
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX where shape.touches(column: x - cell.x, row: y - cell.y) {
          let place = (y - bounds.y) * bounds.width + x - bounds.x
          owners[place] = owners[place] == Self.nobody ? Int32(index) : Self.several
        }
      }
    }
  }

  /// True if no other glyph can have drawn ink on a pixel.
  func isFree(x: Int, y: Int, for index: Int) -> Bool {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return true }
    let owner = owners[(y - bounds.y) * bounds.width + x - bounds.x]
    return owner == Self.nobody || owner == index
  }
}

extension GlyphShape {
  /// True if the glyph, at any of its twelve positions, covers a part of this pixel or of the pixel
  /// to its left or right. The column may lie one outside of the glyph's rectangle.
  fileprivate func touches(column: Int, row: Int) -> Bool {
    (max(column - 1, 0)..<min(column + 2, width)).contains { touched[row * width + $0] }
  }
}
