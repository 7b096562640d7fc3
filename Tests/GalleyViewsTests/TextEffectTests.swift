import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Outlined letters, soft shadows, attachments: what a label records of them. The mono face at 10 points.
@Suite struct TextEffectTests {
  /// Each command by its first words.
  private func drawn(_ text: AttributedText) throws -> [String] {
    let label = try LabelDrawingTests.label(text)
    label.clipsInk = false
    return displayList(of: label).dump.split(separator: "\n").map { line in
      String(line.split(separator: ":")[0].replacing("GalleyTestMono-Regular ", with: ""))
    }
  }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes { TextAttributes { change(&$0) } }

  @Test(
    arguments: [
      (3.0, ["glyphs 10 #000000 stroke 0.3 at 0,13"]),
      (-5, ["glyphs 10 #000000 at 0,13", "glyphs 10 #000000 stroke 0.5 at 0,13"]),
      (0, ["glyphs 10 #000000 at 0,13"]),
    ] as [(Double, [String])])
  func strokesAreInPercentOfTheSize(width: Double, expected: [String]) throws {
    try expectEqual(drawn(AttributedText("ab", attributes: attributes { $0.strokeWidth = width })), expected)
  }

  @Test func aStrokeHasItsOwnColour() throws {
    let text = AttributedText(
      "ab",
      attributes: attributes {
        $0.strokeWidth = -10
        $0.strokeColor = LabelDrawingTests.red
      })
    try expectEqual(drawn(text), ["glyphs 10 #000000 at 0,13", "glyphs 10 #FF0000 stroke 1 at 0,13"])
  }

  @Test func runsOfOneSoftShadowCastItTogether() throws {
    let shadow = Shadow(color: LabelDrawingTests.green, offset: Point(x: 1, y: 2), blurRadius: 3)
    var text = AttributedText("ab", attributes: attributes { $0.shadow = shadow })
    text.append(
      "c",
      attributes: attributes {
        $0.shadow = shadow
        $0.foregroundColor = LabelDrawingTests.red
      })
    text.append("d", attributes: attributes { $0.shadow = Shadow(color: .black, offset: .zero) })
    try expectEqual(
      drawn(text),
      [
        "pushShadow #00FF00 blur 3", "  glyphs 10 #000000 at 1,15", "  glyphs 10 #FF0000 at 13,15", "popShadow",
        "glyphs 10 #000000 at 18,13", "glyphs 10 #000000 at 0,13", "glyphs 10 #FF0000 at 12,13",
        "glyphs 10 #000000 at 18,13",
      ])
  }

  @Test func aShadowIsAsTransparentAsWhatCastsIt() throws {
    let text = AttributedText(
      "ab",
      attributes: attributes {
        $0.foregroundColor = Color(red: 0, green: 0, blue: 0, alpha: 51)
        $0.shadow = Shadow(color: LabelDrawingTests.green, offset: .zero)
      })
    try expectEqual(drawn(text), ["glyphs 10 #00FF0033 at 0,13", "glyphs 10 #00000033 at 0,13"])
  }

  @Test func attachmentsStandOnTheBaseline() throws {
    let picture = try Bitmap(size: PixelSize(width: 2, height: 1), color: LabelDrawingTests.red)
    var text = AttributedText("a")
    let bounds = Rect(x: 1, y: -2, width: 8, height: 6)
    text.append(
      "\u{FFFC}",
      attributes: attributes {
        $0.attachment = TextAttachment(bounds: bounds, contents: (try? PNG.encode(picture)) ?? [])
      }
    )
    text.append("\u{FFFC}", attributes: attributes { $0.attachment = TextAttachment(bounds: bounds) })
    let commands = displayList(of: try LabelDrawingTests.label(text)).commands
    #expect(commands.count == 2)
    // The pen is at 6, the baseline at 13: the box goes from 4 above it to 2 below.
    #expect(commands.last == .image(picture, Rect(x: 7, y: 9, width: 8, height: 6)))
  }

  /// Coloured glyphs have no outline to draw: they are filled, once.
  @Test(arguments: [(3.0, [0.3, nil]), (-3, [nil, 0.3, nil])] as [(Double, [Double?])])
  func emojiInOutlinedTextAreFilled(width: Double, expected: [Double?]) throws {
    let context = try makeContextWithEmoji()
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: context)
    label.font = context.defaultFont.withSize(10)
    label.clipsInk = false
    label.attributedText = AttributedText("a👍", attributes: attributes { $0.strokeWidth = width })
    let strokes = displayList(of: label).commands.map { command -> Double? in
      if case .glyphs(let glyphs) = command { glyphs.strokeWidth } else { -1 }
    }
    #expect(strokes == expected)
  }

  /// The pixels of one picture, drawn in two places and twice, lie at one address.
  @Test func picturesAreDecodedOnce() throws {
    let picture = try PNG.encode(Bitmap(size: PixelSize(width: 2, height: 1), color: LabelDrawingTests.red))
    var text = AttributedText("")
    for x in [0.0, 1] {
      let attachment = TextAttachment(bounds: Rect(x: x, y: 0, width: 8, height: 6), contents: picture.map { $0 })
      text.append("\u{FFFC}", attributes: attributes { $0.attachment = attachment })
    }
    let label = try LabelDrawingTests.label(text)
    let drawn = (displayList(of: label).commands + displayList(of: label).commands).compactMap { command -> Bitmap? in
      if case .image(let bitmap, _) = command { bitmap } else { nil }
    }
    #expect(drawn.count == 4)
    #expect(Set(drawn.map { $0.withRow(0) { $0.baseAddress } }).count == 1)
  }
}
