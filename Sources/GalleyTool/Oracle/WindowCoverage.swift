import GalleyBase

/// The part of each pixel around a glyph that a recorded picture covers, in 255ths; pixels that do not count are left out.
struct WindowCoverage {
  let width, height: Int
  private var values: [Int32]
  /// 1 where a pixel counts, else 0.
  private var weights: [Int32]
  /// The number of pixels that count.
  private(set) var count = 0
  /// The sum of the squares.
  private(set) var squares = 0.0

  /// A window in which no pixel counts yet.
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

  /// Returns the change of the sum of squares if a mask is taken away from what is covered, and the mask's own sum of
  /// squares. The mask begins in column `start`, with as many rows as the window.
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

/// The glyph of a line that each pixel may be inked by.
struct GlyphOwners {
  private let bounds: PixelRect
  /// The glyph's index, `nobody` or `several`.
  private var owners: [Int32]
  private static let nobody: Int32 = -1
  private static let several: Int32 = -2

  /// Each glyph owns what it touches at any position of its origin within its pixel, and a column on either side.
  init(of line: SetLine, _ shapes: inout GlyphShapes) {
    let ink = line.bounds(&shapes)
    bounds = PixelRect(x: ink.x - 1, y: ink.y, width: ink.width + 2, height: ink.height)
    owners = Array(repeating: Self.nobody, count: bounds.width * bounds.height)
    for (index, glyph) in line.glyphs.enumerated() {
      guard let shape = shapes.shape(of: glyph) else { continue }
      let cell = shape.cell(x: Int(glyph.x.rounded(.down)), row: glyph.row)
      for y in 0..<shape.height {
        for x in 0..<shape.width where shape.touched[y * shape.width + x] {
          let place = (cell.y + y - bounds.y) * bounds.width + cell.x + x - bounds.x
          for neighbor in place - 1...place + 1 where owners[neighbor] != index {
            owners[neighbor] = owners[neighbor] == Self.nobody ? Int32(index) : Self.several
          }
        }
      }
    }
  }

  /// Returns true if no other glyph may have inked a pixel.
  func isFree(x: Int, y: Int, for index: Int) -> Bool {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return true }
    let owner = owners[(y - bounds.y) * bounds.width + x - bounds.x]
    return owner == Self.nobody || owner == index
  }
}
