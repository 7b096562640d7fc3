import GalleyBase
import GalleyFonts
import TestSupport
import Testing

/// The bytes of a quarter circle with TrueType and with CFF outlines (Galley Test Round), against the rules measured on
/// pictures from iOS simulators: curves halved at 4/15 pixel, min(255, ⌊256 · area⌋).
@Suite struct GlyphCoverageTests {
  enum Face: Int, CaseIterable { case quadratic, cubic }

  private func rows(_ face: Face, size: Double, phase: GlyphPhase) throws -> [[UInt8]] {
    let manifest = FontManifest(folder: Repository.path("Fonts"), faces: [], system: "")
    let file = FontFile(path: Repository.path("Fonts/GalleyTestRound.ttc"), index: face.rawValue)
    let fonts = try FontCollection(manifest: manifest, files: [file], fallback: [])
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(FontDescriptor(file: file), size: size)
    let glyph = try #require(typesetter.glyph(for: 0x44, in: font))
    let mask = typesetter.mask(font: font, glyph: glyph, phase: phase, scale: 1)
    #expect(mask.left == 0 && mask.top == -mask.height)
    let width = Int(mask.width)
    return typesetter.withBytes(of: mask) { bytes in
      stride(from: 0, to: bytes.count, by: width).map { Array(bytes[$0..<$0 + width]) }
    }
  }

  /// Worked out with other arithmetic: rational clipping of the flattened outline to each pixel.
  @Test func cubicAt14PixelsPerEm() throws {
    #expect(
      try rows(.cubic, size: 14, phase: .whole) == [
        [191, 166, 112, 33, 0, 0, 0, 0, 0, 0],
        [255, 255, 255, 254, 146, 10, 0, 0, 0, 0],
        [255, 255, 255, 255, 255, 219, 59, 0, 0, 0],
        [255, 255, 255, 255, 255, 255, 253, 59, 0, 0],
        [255, 255, 255, 255, 255, 255, 255, 219, 10, 0],
        [255, 255, 255, 255, 255, 255, 255, 255, 146, 0],
        [255, 255, 255, 255, 255, 255, 255, 255, 254, 33],
        [255, 255, 255, 255, 255, 255, 255, 255, 255, 112],
        [255, 255, 255, 255, 255, 255, 255, 255, 255, 166],
        [255, 255, 255, 255, 255, 255, 255, 255, 255, 191],
      ])
  }

  @Test func cubicAt16PixelsPerEmAThirdToTheRight() throws {
    let rows = try rows(.cubic, size: 16, phase: GlyphPhase(1, of: 3))
    #expect(rows.count == 12)
    #expect(rows[0] == [28, 21, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(rows[3] == [170, 255, 255, 255, 255, 255, 245, 110, 1, 0, 0, 0])
    #expect(rows[11] == [170, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 123])
  }

  @Test func quadraticAt20PixelsPerEmAHalfToTheRight() throws {
    let rows = try rows(.quadratic, size: 20, phase: GlyphPhase(1, of: 2))
    #expect(rows.count == 14)
    #expect(rows[0] == [125, 232, 209, 172, 98, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(rows[6] == [128, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 80, 0, 0])
    #expect(rows.map { $0[14] } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 68, 92, 116])
  }

  /// Every size at which a rule changes, every phase that the grid has there.
  @Test(arguments: [14.0, 16, 20, 32, 33, 48, 96], Face.allCases)
  func bytesFollowFromTheRule(size: Double, face: Face) throws {
    let steps = GlyphGrid.coreGraphics(pixelsPerEm: size).steps
    for step in 0..<steps {
      let polygon = face == .cubic ? Quarter.cubic(size, step, steps) : Quarter.quadratic(size, step, steps)
      let rows = try rows(face, size: size, phase: GlyphPhase(step, of: steps))
      for (index, row) in rows.enumerated() {
        for (x, byte) in row.enumerated() {
          let covered = 256 * polygon.area(inPixel: x, index - rows.count)
          // A whole number within the arithmetic's precision may come out as either.
          let allowed = [covered - 0.02, covered + 0.02].map { UInt8(min(255, max(0, $0.rounded(.down)))) }
          #expect(allowed.contains(byte), "pixel \(x), \(index) of \(size) at \(step)/\(steps)")
        }
      }
    }
  }

  /// The recorded grid: whole pixels above 32 pixels per em, halves from 18 to 32, thirds below.
  @Test(arguments: [
    (14.0, 3), (16, 3), (17.9, 3), (18, 2), (19, 2), (20, 2), (32, 2), (32.01, 1), (10.6666667.onLengthGrid * 3, 2),
    (6.6666667.onLengthGrid * 3, 2), (33, 1), (96, 1),
  ])
  func positionsPerPixel(pixelsPerEm: Double, steps: Int) {
    #expect(GlyphGrid.coreGraphics(pixelsPerEm: pixelsPerEm) == GlyphGrid(steps: steps, rounding: .down))
  }

  @Test(arguments: [
    (1, 0.99, 0), (1, 1, 1), (2, 0.49, 0), (2, 0.5, 1), (2, -0.1, -1), (3, 0.329, 0), (3, 0.3333, 1), (3, 0.66, 1),
    (3, 0.6666, 2), (3, -0.34, -2),
    // Recorded: 0.0010 pixel before a position is on it, 0.0011 is not.
    (1, 0.99905, 1), (1, 0.9989, 0), (2, 0.49905, 1), (2, 0.4989, 0),
  ])
  func originsGoDownToTheGrid(steps: Int, x: Double, column: Int) {
    #expect(GlyphGrid(steps: steps, rounding: .down).column(x: x) == column)
  }

  /// A third of a point is not on the length grid; at three pixels per point it means a whole pixel.
  @Test func aThirdOfAPointIsAPixelAtThreePerPoint() {
    let third = (1.0 / 3).onLengthGrid
    #expect(third * 3 < 1)
    #expect(GlyphGrid.coreGraphics(pixelsPerEm: 51).column(x: third * 3) == 1)
  }

  @Test func freeTypesPixelsCanBeChosen() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 15)
    let glyph = try #require(typesetter.glyph(for: 0x53, in: font))
    func bytes(_ raster: GlyphRaster) -> [UInt8] {
      let mask = typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 1, raster: raster)
      return typesetter.withBytes(of: mask) { Array($0) }
    }
    let (ours, theirs) = (bytes(.coreGraphics), bytes(.freetype))
    #expect(ours.count == theirs.count && ours != theirs)
    let difference = zip(ours, theirs).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(difference < 4 * ours.count)
    #expect(bytes(.coreGraphics) == ours)
  }
}

/// A quarter circle in pixels, flattened by the rule with nothing but doubles, its pixels' areas by clipping.
private struct Quarter {
  var points: [Point]

  static func cubic(_ size: Double, _ step: Int, _ steps: Int) -> Quarter {
    var quarter = Quarter(size, step, steps)
    quarter.curve([(700, 0), (700, 387), (387, 700), (0, 700)].map { quarter.place($0.0, $0.1) })
    return quarter
  }

  static func quadratic(_ size: Double, _ step: Int, _ steps: Int) -> Quarter {
    var quarter = Quarter(size, step, steps)
    let corners: [(Double, Double)] = [(700, 0), (700, 290), (495, 495), (290, 700), (0, 700)]
    for first in [0, 2] {
      let part = corners[first...first + 2].map { quarter.place($0.0, $0.1) }
      let near = part[0].towards(part[1], 2.0 / 3), far = part[2].towards(part[1], 2.0 / 3)
      quarter.curve([part[0], near, far, part[2]])
    }
    return quarter
  }

  private let scale, shift: Double

  private init(_ size: Double, _ step: Int, _ steps: Int) {
    scale = size / 1000
    shift = Double(step) / Double(steps)
    points = []
    points = [place(0, 0), place(700, 0)]
  }

  private func place(_ x: Double, _ y: Double) -> Point { Point(x: x * scale + shift, y: -y * scale) }

  private mutating func curve(_ p: [Point]) {
    let bends = [(0, 1, 2), (1, 2, 3)].flatMap { a, b, c in
      [p[a].x - 2 * p[b].x + p[c].x, p[a].y - 2 * p[b].y + p[c].y]
    }
    if bends.allSatisfy({ $0.magnitude <= 4.0 / 15 }) { return points.append(p[3]) }
    let one = (0..<3).map { p[$0].towards(p[$0 + 1], 0.5) }
    let two = (0..<2).map { one[$0].towards(one[$0 + 1], 0.5) }
    let middle = two[0].towards(two[1], 0.5)
    curve([p[0], one[0], two[0], middle])
    curve([middle, two[1], one[2], p[3]])
  }

  func area(inPixel x: Int, _ y: Int) -> Double {
    var polygon = points
    for (isX, edge, sign) in [
      (true, Double(x), 1.0), (true, Double(x + 1), -1), (false, Double(y), 1), (false, Double(y + 1), -1),
    ] {
      func depth(_ point: Point) -> Double { ((isX ? point.x : point.y) - edge) * sign }
      polygon = polygon.indices.flatMap { index -> [Point] in
        let (from, to) = (polygon[(index + polygon.count - 1) % polygon.count], polygon[index])
        let (before, after) = (depth(from), depth(to))
        var kept: [Point] = []
        if before < 0 && after > 0 || before > 0 && after < 0 {
          kept.append(from.towards(to, before / (before - after)))
        }
        return after >= 0 ? kept + [to] : kept
      }
    }
    return polygon.indices.reduce(0) { sum, index in
      let (a, b) = (polygon[(index + polygon.count - 1) % polygon.count], polygon[index])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }.magnitude
  }
}

extension Point {
  fileprivate func towards(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
