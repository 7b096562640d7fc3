import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyViews

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
    // Recorded: qweqrty/WrapKit, wrapkit-underline-dot, -dash, -dashdot and -dashdotdot-iOS26@3x, lines of four pixels.
    (
      LineDecoration.patternDot,
      [[0.0, 3], [6, 9], [12, 15], [18, 21], [24, 27], [30, 33], [36, 39], [42, 45.0]]
    ),
    (.patternDash, [[0, 10], [15, 25], [30, 40], [45, 48]]),
    (.patternDashDot, [[0, 10], [13, 16], [19, 29], [32, 35], [38, 48]]),
    (.patternDashDotDot, [[0, 10], [13, 16], [19, 22], [25, 35], [38, 41], [44, 47]]),
  ])
  func patternsCountThicknesses(pattern: LineDecoration, expected: [[Double]]) throws {
    // Eight letters of 6 points, lines of one.
    #expect(spans(try label("abcdefhi") { $0.underlineStyle = [.single, pattern] }) == expected)
    #expect(spans(try label("abcdefhi") { $0.underlineStyle = pattern }) == expected)
    // A thick line has the lengths of a single one, whatever the scale.
    #expect(spans(try label("abcdefhi", scale: 2) { $0.underlineStyle = [.thick, pattern] }) == expected)
  }

  /// "fi" is one glyph of 6 points in Galley Test Varied, with a caret at 3.5; "a" and "x" are 5 wide.
  @Test(arguments: [
    (["af", "ix"], 1, [8.5, 16.0]), (["a", "f", "ix"], 1, [5, 8.5]), (["a", "f", "i", "x"], 2, [8.5, 11]),
    (["a", "fi", "x"], 1, [5, 11]), (["afi", "x"], 1, [11, 16]), (["afix", ""], 0, [0, 16]),
  ])
  func groundsAndLinesAreUnderPartsOfLigatures(runs: [String], marked: Int, extent: [Double]) throws {
    let changes: [(inout TextAttributes) -> Void] = [
      { $0.backgroundColor = .white }, { $0.underlineStyle = .single }, { $0.strikethroughStyle = .single },
      { $0.link = "https://example.org" },
      {
        $0.underlineStyle = .single
        $0.underlineSkipsInk = false
        $0.shadow = Shadow(color: .black, offset: .zero, blurRadius: 0)
      },
    ]
    for change in changes {
      var text = AttributedText("")
      for (index, run) in runs.enumerated() {
        text.append(run, attributes: index == marked ? TextAttributes { change(&$0) } : TextAttributes())
      }
      let label = try LabelDrawingTests.label(text, width: 300, scale: 2)
      label.font = try TestFonts.varied(10)
      let found = spans(label)
      let whole = [found.map { $0[0] }.min(), found.map { $0[1] }.max()]
      #expect(whole == extent, "\(runs): \(found)")
      #expect(displayList(of: label).commands.count { if case .glyphs = $0 { true } else { false } } >= 1)
    }
  }

  @Test func bothLinesOfADoubleOneHaveThePattern() throws {
    let label = try label("abc") {
      $0.underlineStyle = [.double, .patternDash]
      $0.underlineSkipsInk = false
    }
    #expect(spans(label) == [[0, 10], [15, 18], [0, 10], [15, 18]])
  }

  @Test func dashesBeginWhereTheTextDoes() throws {
    // Centred in 31, half a point off the pixel; the end of the text, at 24.5, goes to the next point.
    let label = try LabelDrawingTests.label(
      AttributedText("abc", attributes: TextAttributes { $0.underlineStyle = .patternDash }), width: 31, scale: 1)
    label.textAlignment = .center
    #expect(spans(label) == [[6.5, 16.5], [21.5, 25]])
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
    // Runs meet at 12, in the first gap.
    #expect(spans(label) == [[0, 10], [15, 24]])
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
    // A thick one leaves twice the room (recorded: wrapkit-underline-thick-iOS26@3x).
    label.attributedText = AttributedText("aga", attributes: TextAttributes { $0.underlineStyle = .thick })
    #expect(spans(label) == [[0, 60 + ink.minX - 2 * thickness], [60 + ink.maxX + 2 * thickness, 180]])
  }

  /// Recorded: qweqrty/WrapKit, wrapkit-underline-double-iOS26@3x. The upper line runs into the letters, the lower not.
  @Test func eachOfTwoLinesLeavesItsOwnRoom() throws {
    let label = try label("aa", scale: 2, font: TestFonts.mono(100)) { $0.underlineStyle = .double }
    let ink = try TestFonts.typesetter().inkBounds(font: TestFonts.mono(100), glyph: glyph("a"))
    let margin = DecorationLines(under: .double, position: -10, fontThickness: 5, grid: PixelGrid(scale: 2)).thickness
    #expect(margin == 3.5)
    #expect(
      spans(label) == [
        [0, ink.minX - margin], [ink.maxX + margin, 60 + ink.minX - margin], [60 + ink.maxX + margin, 120], [0, 120],
      ])
  }

  /// Recorded in the same picture: pieces of 2.1 pixels at 3x are left out; in wrapkit-underline-dot-iOS26@3x one of 3.1
  /// is drawn.
  @Test func crumbsOfLessThanAPointAreLeftOut() throws {
    // Boxes from a fifth of the size on, as much wide, in lines that are a point thick.
    for (size, isDrawn) in [(7.0, false), (8, true), (20, true)] {
      let label = try label("ii", scale: 2, font: TestFonts.mono(size)) { $0.underlineStyle = .double }
      // What is left between the boxes, two fifths of the size apart, without the margins.
      #expect((0.4 * size - 2 >= 1) == isDrawn)
      #expect(spans(label).contains { $0[0] > 0 && $0[1] < 1.2 * size } == isDrawn, "\(size)")
      #expect(!spans(label).contains { $0[1] - $0[0] < 1 })
    }
  }

  @Test func linesSkipInkOnlyIfTheyMay() throws {
    let label = try label("aga", font: TestFonts.mono(100)) {
      $0.underlineStyle = .single
      $0.underlineSkipsInk = false
    }
    #expect(spans(label) == [[0, 180]])
  }

  @Test func strikethroughsGoThroughInk() throws {
    #expect(spans(try label("aga", font: TestFonts.mono(100)) { $0.strikethroughStyle = .single }) == [[0, 180]])
  }

  /// The glyph of the next run stands nearer to the line than the margin.
  @Test func linesLeaveRoomForTheLettersOfNeighbours() throws {
    var text = AttributedText("a", attributes: TextAttributes { $0.underlineStyle = .thick })
    text.append("g", attributes: TextAttributes { $0.foregroundColor = LabelDrawingTests.red })
    let label = try LabelDrawingTests.label(text, width: 300, scale: 1)
    label.font = try TestFonts.mono(100)
    let ink = try TestFonts.typesetter().inkBounds(font: TestFonts.mono(100), glyph: glyph("g"))
    // The margin is ten points, of which the letter's own side has five.
    #expect(ink.minX == 5)
    #expect(spans(label) == [[0, 55]])
  }

  /// Spaces at which a line is broken have no line, those at the end of the text have.
  @Test func linesEndWithTheLastLetterOfALineThatGoesOn() throws {
    for style in [LineDecoration.single, [.single, .byWord]] {
      let text = AttributedText("aaaa  bbbb ", attributes: TextAttributes { $0.underlineStyle = style })
      let label = try LabelDrawingTests.label(text, width: 40, lines: 2, scale: 1)
      #expect(spans(label) == [[0, 24], [0, 30]])
    }
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 40, height: 60), in: try makeContext())
    view.lineFragmentPadding = 0
    view.font = try TestFonts.mono(10)
    view.attributedText = AttributedText(
      "aaaa  bbbb",
      attributes: TextAttributes {
        $0.font = try? TestFonts.mono(10)
        $0.strikethroughStyle = .single
      })
    #expect(spans(view) == [[0, 24], [0, 24]])
  }

  @Test func linesOfRightToLeftTextEndOnTheLeft() throws {
    let label = try LabelDrawingTests.label(
      AttributedText("שששש  שששש", attributes: TextAttributes { $0.underlineStyle = .single }), width: 60, lines: 2,
      scale: 1)
    label.font = try TestFonts.varied(10)
    label.textAlignment = .right
    label.frame.size.height = 30
    let line = try #require(label.placement).layout.lines[0]
    let width = line.runs.reduce(0) { $0 + $1.width }
    let letter = try #require(label.placement).layout.lines[1].runs.reduce(0) { $0 + $1.width } / 4
    #expect(line.ends == .word && line.baseLevel.isRightToLeft)
    let right = line.runs.map { $0.origin.x + $0.width }.max() ?? 0
    #expect(width > 4 * letter)
    #expect(spans(label).first == [right - 4 * letter, right])
  }

  /// Text that is raised takes its line along (recorded: the patterns of qweqrty/WrapKit are raised by 2 points).
  @Test func raisedTextTakesItsLineAlong() throws {
    let plain = try label("ab") { $0.underlineStyle = .single }
    let raised = try label("ab") {
      $0.underlineStyle = .single
      $0.baselineOffset = 2
    }
    func distance(_ label: Label) throws -> Double {
      let glyphs = displayList(of: label).commands.compactMap { command -> Double? in
        if case .glyphs(let glyphs) = command { glyphs.origin.y } else { nil }
      }
      return try #require(tops(label).first) - glyphs[0]
    }
    try expectEqual(distance(plain), distance(raised))
  }

  /// Rule 7: in TextKit's views baselines go up to the next pixel, lines to the nearest.
  @Test func linesAreRoundedByThemselves() throws {
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 100, height: 40), in: try makeContext())
    view.lineFragmentPadding = 0
    // Baseline 10.4, drawn at 11; the line is centred 2.925 above and 1.3 thick before it goes to a pixel: 6.975.
    view.attributedText = AttributedText(
      "ab",
      attributes: TextAttributes {
        $0.font = try? TestFonts.mono(13)
        $0.strikethroughStyle = .single
      })
    #expect(tops(view) == [7])
  }

  private func tops(_ view: View) -> [Double] {
    displayList(of: view).commands.compactMap { command in
      if case .fill(let shape, _) = command { shape.rect.minY } else { nil }
    }
  }

  /// The label's own font says where its lines are, under characters too that it lacks.
  @Test func fallbackFontsDoNotBreakDecorations() throws {
    let context = try makeContextWithEmoji()
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: context)
    label.font = context.defaultFont.withSize(10)
    label.attributedText = AttributedText("a👍b", attributes: TextAttributes { $0.underlineStyle = .single })
    try expectEqual(#require(label.placement).layout.lines[0].runs.map(\.font.face.isColor), [false, true, false])
    let width = try #require(label.placement).layout.usedSize.width.rounded(.up)
    #expect(LabelDrawingTests.drawn(label).filter { $0.hasPrefix("fill") } == ["fill 0.0,14.5 \(width)x1.0 #000000"])
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
    #expect(LabelDrawingTests.drawn(label) == ["fill 0.0,14.5 12.0x1.0 \(blue)", "glyphs 2 at 0.0,13.0 \(blue)"])
    label.isHighlighted = true
    label.highlightedTextColor = LabelDrawingTests.green
    #expect(LabelDrawingTests.drawn(label).last == "glyphs 2 at 0.0,13.0 #00FF00")
  }

  @Test func aLinkKeepsItsOwnKindOfLine() throws {
    let label = try label("ab", scale: 2) {
      $0.link = "x"
      $0.underlineStyle = .double
      $0.underlineSkipsInk = false
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
