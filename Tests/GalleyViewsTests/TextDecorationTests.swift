import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Lines of dots and dashes, lines that go on from run to run, and lines that leave room for descenders.
@Suite struct TextDecorationTests {
  private func label(
    _ text: String, scale: Double = 1, font: Font? = nil, _ change: (inout TextAttributes) -> Void
  ) throws -> Label {
    let label = try LabelDrawingTests.label(
      AttributedText(text, attributes: TextAttributes { change(&$0) }), width: 300, scale: scale)
    if let font { label.font = font }
    return label
  }

  /// Left and right edge of every rectangle of every path and fill.
  private func spans(_ view: View) -> [[Double]] {
    displayList(of: view).commands.flatMap { command -> [[Double]] in
      switch command {
      case .fill(let shape, _): return [[shape.rect.minX, shape.rect.maxX]]
      case .fillPath(let path, _): return path.rects.map { [$0.minX, $0.maxX] }
      default: return []
      }
    }
  }

  @Test(arguments: [
    (LineDecoration.patternDot, [[0.0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 12.0]]),
    (.patternDash, [[0, 4], [6, 10]]), (.patternDashDot, [[0, 4], [6, 7], [9, 12]]),
    (.patternDashDotDot, [[0, 4], [6, 7], [9, 10], [12, 12]]),
  ])
  func patternsCountThicknesses(pattern: LineDecoration, expected: [[Double]]) throws {
    // Two letters of 6 points, lines of one.
    let label = try label("ab") { $0.underlineStyle = [.single, pattern] }
    #expect(spans(label) == expected.filter { $0[0] < $0[1] })
  }

  @Test func aThickLineHasLongerDashes() throws {
    // The face's line is half a point thick: at two pixels a point a thick one is two pixels.
    let label = try label("ab", scale: 2) { $0.underlineStyle = [.thick, .patternDash] }
    #expect(spans(label) == [[0, 4], [6, 10]])
    #expect(spans(try self.label("ab", scale: 2) { $0.underlineStyle = [.single, .patternDash] }).first == [0, 2])
  }

  @Test func bothLinesOfADoubleOneHaveThePattern() throws {
    let label = try label("ab") { $0.underlineStyle = [.double, .patternDash] }
    #expect(spans(label) == [[0, 4], [0, 4], [6, 10], [6, 10]])
    #expect(displayList(of: label).commands.count == 2)
  }

  @Test func dashesGoOnAcrossRuns() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.underlineStyle = [.single, .patternDash] })
    text.append(
      "cd",
      attributes: TextAttributes {
        $0.underlineStyle = [.single, .patternDash]
        $0.underlineColor = LabelDrawingTests.red
      })
    let label = try LabelDrawingTests.label(text, scale: 1)
    // Runs meet at 12, in the third dash that begins there.
    #expect(spans(label) == [[0, 4], [6, 10], [12, 16], [18, 22]])
  }

  @Test func neighboursOfOneStyleShareALine() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.underlineStyle = .single })
    text.append(
      "cd",
      attributes: TextAttributes {
        $0.underlineStyle = .single
        $0.kern = 1
      })
    #expect(spans(try LabelDrawingTests.label(text)) == [[0, 26]])
  }

  @Test func linesOfOneRunLieBelowTheLettersOfAnother() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.strikethroughStyle = .single })
    text.append("cd", attributes: TextAttributes { $0.underlineStyle = .single })
    let kinds = LabelDrawingTests.drawn(try LabelDrawingTests.label(text)).map { $0.prefix(6) }
    #expect(kinds == ["fill 1", "glyphs", "glyphs", "fill 0"])
  }

  @Test func underlinesLeaveRoomForInk() throws {
    // The box glyphs of the face stand on the baseline: raised by nothing they do not reach an underline.
    let plain = try label("ab") {
      $0.underlineStyle = .single
      $0.underlineSkipsInk = true
    }
    #expect(spans(plain) == [[0, 12]])
    // At 100 points "g" is a box from 12.5 to 47.5 that reaches 20 below the baseline.
    let label = try label("aga", font: TestFonts.mono(100)) {
      $0.underlineStyle = .single
      $0.underlineSkipsInk = true
    }
    let thickness = try TestFonts.mono(100).underlineThickness
    let ink = try TestFonts.typesetter().inkBounds(font: TestFonts.mono(100), glyph: glyph("g"))
    #expect(ink.maxY > 10)
    #expect(spans(label) == [[0, 60 + ink.minX - thickness], [60 + ink.maxX + thickness, 180]])
  }

  /// The label's own font says where its lines are, under characters too that it lacks.
  @Test func standInsDoNotBreakLines() throws {
    let context = try makeContextWithEmoji()
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: context)
    label.font = context.defaultFont.withSize(10)
    label.attributedText = AttributedText("a👍b", attributes: TextAttributes { $0.underlineStyle = .single })
    #expect(try #require(label.placement).layout.lines[0].runs.map(\.font.face.isColor) == [false, true, false])
    let width = try #require(label.placement).layout.usedSize.width
    #expect(LabelDrawingTests.drawn(label).filter { $0.hasPrefix("fill") } == ["fill 0.0,14.0 \(width)x0.5 #000000"])
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: context)
    view.font = label.font
    view.attributedText = label.attributedText ?? AttributedText("")
    #expect(LabelDrawingTests.drawn(view).filter { $0.hasPrefix("fill") }.count == 1)
  }

  private func glyph(_ character: Unicode.Scalar) throws -> UInt32 {
    try #require(try TestFonts.typesetter().glyph(for: character.value, in: TestFonts.mono(100)))
  }

  @Test func linksAreBlueAndUnderlined() throws {
    let blue = SystemColor.link.color(in: .light).hex
    let label = try label("ab", scale: 2) {
      $0.link = "https://example.org"
      $0.foregroundColor = LabelDrawingTests.red
    }
    #expect(LabelDrawingTests.drawn(label) == ["fill 0.0,14.0 12.0x0.5 \(blue)", "glyphs 2 at 0.0,13.0 \(blue)"])
    label.isHighlighted = true
    label.highlightedTextColor = LabelDrawingTests.green
    #expect(LabelDrawingTests.drawn(label).last == "glyphs 2 at 0.0,13.0 #00FF00")
  }

  @Test func aLinkKeepsItsOwnKindOfLine() throws {
    let label = try label("ab", scale: 2) {
      $0.link = "x"
      $0.underlineStyle = .double
    }
    #expect(spans(label).count == 2)
  }
}

extension Path {
  /// The rectangles that a path is made of.
  fileprivate var rects: [Rect] {
    var corners: [Point] = []
    var rects: [Rect] = []
    for element in elements {
      switch element {
      case .move(let point): corners = [point]
      case .line(let point): corners.append(point)
      default:
        let first = corners[0]
        rects.append(corners.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) })
      }
    }
    return rects
  }
}
