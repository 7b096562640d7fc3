import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Text along a path: the mono face at 10 points, 6 points a letter.
@Suite struct TextPathTests {
  /// Right by 20, then down by 40.
  static let corner = Path(elements: [
    .move(Point(x: 10, y: 50)), .line(Point(x: 30, y: 50)), .line(Point(x: 30, y: 90)),
  ])

  private func label(
    _ text: String, _ path: TextPath, _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> Label {
    let label = try LabelDrawingTests.label(
      AttributedText(text, attributes: TextAttributes { change(&$0) }), width: 20)
    label.textPath = path
    return label
  }

  private func glyphs(_ label: Label) -> [TurnedGlyph] {
    displayList(of: label).commands.flatMap { command in
      if case .turnedGlyphs(let turned) = command { turned.glyphs } else { [TurnedGlyph]() }
    }
  }

  @Test func clustersStandOnTheTangentInTheirMiddle() throws {
    let glyphs = glyphs(try label("abcde", TextPath(Self.corner)))
    // Middles at 3, 9, 15, 21 and 27: the last two are 1 and 7 below the corner, turned by a quarter to the right.
    #expect(glyphs.prefix(3).map(\.transform) == [10.0, 16, 22].map { .translation(x: $0, y: 50) })
    let turns = [48.0, 54].map { AffineTransformation(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: $0) }
    #expect(glyphs.suffix(2).map(\.transform) == turns)
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0, 10.0), (.left, 7, 17), (.natural, 0, 10), (.center, -21, 10), (.center, -20, 11),
    (.right, -42, 10),
  ])
  func alignmentChoosesTheAnchor(alignment: TextAlignment, offset: Double, x: Double) throws {
    // The path is 60 long, the text 18.
    let label = try label("abc", TextPath(Self.corner, startOffset: offset))
    label.textAlignment = alignment
    #expect(glyphs(label).first?.transform == .translation(x: x, y: 50))
  }

  @Test func theOtherSideRunsBackwards() throws {
    let glyphs = glyphs(try label("a", TextPath(Self.corner, side: .right)))
    // From the lower end upwards: the middle is 3 above it.
    #expect(glyphs.map(\.transform) == [AffineTransformation(a: 0, b: -1, c: 1, d: 0, tx: 30, ty: 90)])
  }

  @Test func textPastTheEndIsOmittedAndReported() throws {
    // Ten letters in 60 points; their middles are inside of them. The eleventh is not.
    let fits = try label("abcdefghij", TextPath(Self.corner))
    #expect(fits.hiddenRange == nil && !fits.isTruncated)
    let label = try label("abcdefghijkl", TextPath(Self.corner))
    #expect(glyphs(label).count == 10)
    #expect(label.hiddenRange == 10..<12)
    #expect(label.isTruncated)
    label.textPath?.startOffset = -4
    #expect(label.hiddenRange == 0..<12)
    #expect(glyphs(label).count == 10)
  }

  @Test func aClosedPathTakesTextPastItsStart() throws {
    let square = Path(elements: [
      .move(Point(x: 0, y: 0)), .line(Point(x: 12, y: 0)), .line(Point(x: 12, y: 12)), .line(Point(x: 0, y: 12)),
      .close,
    ])
    let label = try label("abcdefghij", TextPath(square, startOffset: 36))
    // 48 points round hold eight letters; the third one is back at the start.
    #expect(glyphs(label).count == 8)
    #expect(glyphs(label)[2].transform == .translation(x: 0, y: 0))
    #expect(label.hiddenRange == 8..<10)
  }

  @Test func linesFollowThePath() throws {
    let label = try label("abcd", TextPath(Self.corner)) { $0.underlineStyle = .single }
    let strokes = displayList(of: label).commands.compactMap { command -> Path? in
      if case .strokePath(let path, _, _) = command { path } else { nil }
    }
    // The middle is at 2 below the baseline. The corner is cut.
    #expect(
      strokes.map(\.elements) == [
        [
          .move(Point(x: 10, y: 52)), .line(Point(x: 30, y: 52)), .line(Point(x: 28, y: 50)),
          .line(Point(x: 28, y: 54)),
        ]
      ])
  }

  /// Ten letters round a square that holds eight: lines and grounds go round once, like the letters.
  @Test func linesAndGroundsGoRoundOnce() throws {
    let square = Path(elements: [
      .move(Point(x: 0, y: 0)), .line(Point(x: 12, y: 0)), .line(Point(x: 12, y: 12)), .line(Point(x: 0, y: 12)),
      .close,
    ])
    let label = try label("abcdefghij", TextPath(square)) {
      $0.underlineStyle = .single
      $0.underlineSkipsInk = false
      $0.backgroundColor = .black
    }
    let lap = [
      Point(x: 0, y: 2), Point(x: 12, y: 2), Point(x: 10, y: 0), Point(x: 10, y: 12), Point(x: 12, y: 10),
      Point(x: 0, y: 10), Point(x: 2, y: 12), Point(x: 2, y: 0),
    ]
    var paths: [[Point]] = []
    for command in displayList(of: label).commands {
      switch command {
      case .strokePath(let path, _, _), .fillPath(let path, _): paths.append(path.elements.compactMap(\.end))
      default: break
      }
    }
    #expect(paths.count == 2)
    #expect(paths.last == lap)
    // Eight corners 8 above the baseline, and eight 2 below it.
    #expect(paths.first?.count == 16)
    #expect(paths.first?.first == Point(x: 0, y: -8))
    // The second run begins inside the lap and ends outside of it.
    var two = AttributedText("abcdef", attributes: TextAttributes { $0.foregroundColor = LabelDrawingTests.red })
    two.append(
      "ghij",
      attributes: TextAttributes {
        $0.underlineStyle = .single
        $0.underlineSkipsInk = false
      })
    label.attributedText = two
    let strokes = displayList(of: label).commands.compactMap { command -> [Point]? in
      if case .strokePath(let path, _, _) = command { path.elements.compactMap(\.end) } else { nil }
    }
    #expect(strokes == [[Point(x: 2, y: 12), Point(x: 2, y: 0)]])
  }

  @Test func rightToLeftTextHidesByCharacterToo() throws {
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 20), in: try makeContext())
    label.font = try TestFonts.varied(10)
    label.text = "שששש"
    let width = try #require(label.placement).layout.usedSize.width
    label.textPath = TextPath(Path(elements: [.move(.zero), .line(Point(x: width * 0.6, y: 0))]))
    // The two letters on the right, which come first in the text, lie past the end.
    #expect(label.hiddenRange == 0..<2)
  }

  @Test func aRaisedMarkTurnsWithItsLetter() throws {
    let plain = try label("ab", TextPath(Self.corner))
    let raised = try label("ab", TextPath(Self.corner)) { $0.baselineOffset = 4 }
    #expect(glyphs(raised).map(\.transform.ty) == glyphs(plain).map { $0.transform.ty - 4 })
  }

  @Test func shadowsAreMovedAsAWhole() throws {
    let label = try label("a", TextPath(Self.corner)) {
      $0.shadow = Shadow(color: .black, offset: Point(x: 2, y: 3), blurRadius: 4)
    }
    let dump = displayList(of: label).dump.split(separator: "\n")
    #expect(dump.first == "pushShadow #000000 blur 4")
    #expect(dump.dropFirst().first?.hasSuffix("@1,0,0,1,12,53") == true)
    #expect(dump.last?.hasSuffix("@1,0,0,1,10,50") == true)
  }
}

extension Path.Element {
  /// Where it leads; nil for one that closes.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
