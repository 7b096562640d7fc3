import GalleyBase
import GalleyFonts
import Testing

@testable import GalleyDrawing

/// Display lists as SVG documents, compared character by character.
@Suite struct SVGTests {
  private func document(
    scale: Double = 2, background: Color = .clear, label: String = "", draw: (inout Canvas) throws -> Void
  ) throws -> String {
    var canvas = Canvas(scale: scale)
    try draw(&canvas)
    let drawing = Drawing(
      canvas.displayList, size: PixelSize(width: 80, height: 40), scale: scale, background: background, label: label)
    let bytes = try SVG.encode(drawing, typesetter: testTypesetter())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(isWellFormed(text))
    return text
  }

  /// Returns the lines between the first and the last one.
  private func body(scale: Double = 2, draw: (inout Canvas) throws -> Void) throws -> [String] {
    Array(try document(scale: scale, draw: draw).split(separator: "\n").dropFirst().dropLast().map(String.init))
  }

  @Test func anEmptyList() throws {
    #expect(
      try document { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
        </svg>

        """)
    #expect(
      try document(background: .white, label: "a\n\"<\u{1}&") { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" role="img" \
        aria-label="a&#10;&quot;&lt;\u{FFFD}&amp;">
        <rect width="40" height="20" fill="#FFFFFF"/>
        </svg>

        """)
  }

  @Test func shapes() throws {
    let line = Path(elements: [.move(Point(x: 0, y: 0.5)), .line(Point(x: 1 / 3, y: -4)), .close])
    #expect(
      try body { canvas in
        canvas.fill(Rect(x: 1, y: 2, width: 3, height: 4), .pureRed, cornerRadius: 1)
        canvas.fill(line, Color(grey: 0, alpha: 51))
        canvas.stroke(line, width: 0.25, .black)
        canvas.frame(Rect(x: 0, y: 0, width: 4, height: 4), width: 1, .black)
      } == [
        "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"1\" fill=\"#FF0000\"/>",
        "<path fill=\"#000000\" fill-opacity=\".2\" d=\"M0,.5L.3333,-4Z\"/>",
        "<path fill=\"none\" stroke=\"#000000\" stroke-width=\".25\" stroke-miterlimit=\"10\" d=\"M0,.5L.3333,-4Z\"/>",
        "<path fill=\"#000000\" fill-rule=\"evenodd\" d=\"M0,0L4,0L4,4L0,4ZM1,1L3,1L3,3L1,3Z\"/>",
      ])
  }

  /// SVG limits a radius to half of each side separately, which would make an ellipse of a capsule.
  @Test func aRadiusIsAtMostHalfTheShorterSide() throws {
    let lines = try body { $0.fill(Rect(x: 0, y: 0, width: 30, height: 10), .pureRed, cornerRadius: 20) }
    #expect(lines == ["<rect width=\"30\" height=\"10\" rx=\"5\" fill=\"#FF0000\"/>"])
  }

  @Test func aGlyphIsDefinedOnceAndPlacedAsInTheRaster() throws {
    let font = try monoFont(size: 10)
    let glyph = try #require(try testTypesetter().glyph(for: 0x48, in: font))
    let space = try #require(try testTypesetter().glyph(for: 0x20, in: font))
    #expect(
      try body { canvas in
        let glyphs = [
          PositionedGlyph(glyph: glyph, x: 0.1, y: 0), PositionedGlyph(glyph: space, x: 6, y: 0),
          PositionedGlyph(glyph: glyph, x: 12, y: 0),
        ]
        var command = GlyphsCommand(font: font, origin: Point(x: 1, y: 10.3), glyphs: glyphs, color: .black)
        canvas.draw(command)
        command.strokeWidth = 0.5
        command.glyphs.removeFirst(2)
        canvas.draw(command)
      } == [
        "<defs>", "<path id=\"g0\" d=\"M.5,0L.5,-7L5.5,-7L5.5,0Z\"/>", "</defs>",
        // 1.1 points are 2.2 pixels; at 20 pixels per em glyphs are placed on halves, so x is 2. 10.3 points are 20.6
        // pixels, nearest to 21.
        "<g fill=\"#000000\">", "<use href=\"#g0\" x=\"1\" y=\"10.5\"/>", "<use href=\"#g0\" x=\"13\" y=\"10.5\"/>",
        "</g>", "<g fill=\"none\" stroke=\"#000000\" stroke-width=\".5\" stroke-miterlimit=\"10\">",
        "<use href=\"#g0\" x=\"13\" y=\"10.5\"/>", "</g>",
      ])
  }

  @Test func turnedGlyphsHaveATransform() throws {
    let font = try monoFont(size: 10)
    let glyph = try #require(try testTypesetter().glyph(for: 0x48, in: font))
    let transform = AffineTransformation(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 3, ty: 4)
    let lines = try body {
      $0.draw(
        TurnedGlyphsCommand(font: font, glyphs: [TurnedGlyph(glyph: glyph, transform: transform)], color: .black))
    }
    #expect(lines.contains("<use href=\"#g0\" transform=\"matrix(.6,.8,-.8,.6,3,4)\"/>"))
  }

  @Test func groupsNestAndAreClosed() throws {
    #expect(
      try body { canvas in
        canvas.clip(to: Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.beginOpacityGroup(0.5)
        canvas.withSavedState {
          $0.beginShadow(Color(grey: 0, alpha: 85), blurRadius: 3)
          $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
        }
      } == [
        "<defs>", "<clipPath id=\"c0\"><rect width=\"5\" height=\"5\"/></clipPath>",
        // Boxes of 6, 6 and 7 pixels reach 9 pixels, which are 4.5 points.
        "<filter id=\"s0\" filterUnits=\"userSpaceOnUse\" x=\"-4.5\" y=\"-4.5\" width=\"49\" height=\"29\" "
          + "color-interpolation-filters=\"sRGB\"><feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"1.5\" result=\"b\"/>"
          + "<feFlood flood-color=\"#000000\" flood-opacity=\".3333\"/><feComposite in2=\"b\" operator=\"in\"/></filter>",
        "</defs>", "<g clip-path=\"url(#c0)\">", "<g opacity=\".5\">", "<g filter=\"url(#s0)\">",
        "<rect width=\"1\" height=\"1\" fill=\"#000000\"/>", "</g>", "</g>", "</g>",
      ])
  }

  @Test func picturesAreEmbeddedOnceOnWholePixels() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 2, height: 1), color: .pureRed)
    let lines = try body { canvas in
      canvas.draw(bitmap, in: Rect(x: 0.2, y: 1, width: 4, height: 3))
      canvas.draw(bitmap, in: Rect(x: 8, y: 1, width: 2, height: 1))
    }
    #expect(lines.filter { $0.hasPrefix("<image") }.count == 1)
    #expect(
      lines[1].hasPrefix(
        "<image id=\"i0\" width=\"2\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:image/png;"))
    let data = try #require(lines[1].split(separator: ",").last?.dropLast(3))
    #expect(String(data) == base64(try PNG.encode(bitmap)))
    #expect(
      lines.suffix(2).map { $0.split(separator: "transform=")[1] } == [
        "\"translate(0,1) scale(2,3)\"/>", "\"translate(8,1) scale(1,1)\"/>",
      ])
  }

  @Test func tilesAreAPattern() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 2, height: 1), color: .pureRed)
    let lines = try body { canvas in
      canvas.draw(bitmap, tileSize: Size(width: 3, height: 1), in: Rect(x: 4.2, y: 1, width: 8, height: 3))
    }
    #expect(
      lines[2] == "<pattern id=\"p0\" x=\"4\" y=\"1\" width=\"3\" height=\"1\" patternUnits=\"userSpaceOnUse\">"
        + "<use href=\"#i0\" transform=\"scale(1.5,1)\"/></pattern>")
    #expect(lines.last == "<rect x=\"4\" y=\"1\" width=\"8\" height=\"3\" fill=\"url(#p0)\"/>")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.00004, "0"), (1, "1"), (-12.5, "-12.5"), (0.00005, ".0001"), (-0.25, "-.25"), (99.99999, "100"),
    (1e300, "1000000000"), (.nan, "0"), (3.0625, "3.0625"),
  ])
  func lengthsHaveFewDigits(value: Double, text: String) { #expect(value.svg == text) }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func base64MatchesTheRFC(text: String, expected: String) { #expect(base64(Array(text.utf8)) == expected) }
}

/// Returns true if every element is closed by its own name and every attribute is in quotes, which is enough XML here.
func isWellFormed(_ text: String) -> Bool {
  var open: [Substring] = []
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    guard !rest[..<start].contains(">"), let end = rest[start...].firstIndex(of: ">") else { return false }
    var tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      guard open.popLast() == tag.dropFirst() else { return false }
      continue
    }
    let isWhole = tag.last == "/"
    if isWhole { tag.removeLast() }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1, !tag.contains("<"), let name = parts[0].split(separator: " ").first else {
      return false
    }
    for part in stride(from: 0, to: parts.count - 1, by: 2) where parts[part].last != "=" { return false }
    if !isWhole { open.append(name) }
  }
  return open.isEmpty && !rest.contains(">")
}
