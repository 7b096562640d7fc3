import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Attachments, superscripts and writing directions. Glyphs are 9 wide, with 12 above and 3 below the baseline.
struct AttachmentTests {
  static func text(_ attachment: TextAttachment, offset: Double? = nil) throws -> AttributedText {
    let font = try TestFonts.mono(15)
    var text = AttributedText("a", attributes: TextAttributes { $0.font = font })
    text.append(
      "\u{FFFC}",
      attributes: TextAttributes {
        $0.font = font
        $0.attachment = attachment
        $0.baselineOffset = offset
      })
    text.append("b", attributes: TextAttributes { $0.font = font })
    return text
  }

  static func setting(_ attachment: TextAttachment, offset: Double? = nil) throws -> Setting {
    try Setting(try text(attachment, offset: offset), font: try TestFonts.mono(15))
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 20, height: 10), 15, 12), (Rect(x: 0, y: 0, width: 20, height: 24), 27, 24),
    (Rect(x: 0, y: -6, width: 20, height: 10), 18, 12), (Rect(x: 0, y: -4, width: 20, height: 20), 20, 16),
  ])
  func attachmentBoundsStandOnTheBaseline(bounds: Rect, height: Double, baseline: Double) throws {
    let setting = try Self.setting(TextAttachment(bounds: bounds))
    let line = try #require(setting.layout.lines.first)
    #expect((line.rect.height, line.baseline) == (height, baseline))
    let boxes = setting.layout.clusters(of: line, with: setting.typesetter)
    #expect(boxes.map(\.x) == [0, 9, 29])
    #expect(boxes.map(\.width) == [9, 20, 9])
  }

  /// The frame in which an attachment is drawn is as wide as the space that layout gives it.
  @Test(arguments: [(40_000.0, 32_767.0), (-5, 0), (32_767, 32_767)])
  func attachmentSidesAreClamped(width: Double, shown: Double) throws {
    let attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: width, height: width))
    #expect(attachment.frame.size == Size(width: shown, height: shown))
    let setting = try Self.setting(attachment)
    #expect(setting.layout.clusters(of: setting.layout.lines[0], with: setting.typesetter)[1].width == shown)
  }

  @Test func anAttachmentWithoutBoundsHasItsPicturesSize() throws {
    let attachment = TextAttachment(imageSize: Size(width: 7, height: 30))
    let line = try #require(try Self.setting(attachment).layout.lines.first)
    #expect((line.usedRect.width, line.baseline) == (25, 30))
  }

  @Test func baselineOffsetMovesAnAttachment() throws {
    let attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 20, height: 12))
    let line = try #require(try Self.setting(attachment, offset: -4).layout.lines.first)
    #expect((line.rect.height, line.baseline) == (19, 12))
    #expect(line.runs.first { $0.kind == .attachment }?.origin == Point(x: 9, y: 16))
  }

  @Test func linesBreakNextToAnAttachment() throws {
    let attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 20, height: 12))
    let setting = try Setting(try Self.text(attachment), font: try TestFonts.mono(15), width: 30)
    #expect(setting.layout.lines.map(\.range) == [0..<2, 2..<3])
  }

  @Test func anAttachmentCharacterWithoutAnAttachmentIsText() throws {
    let line = try #require(try Setting("a\u{FFFC}b").layout.lines.first)
    #expect(line.runs.allSatisfy { $0.kind == .text })
  }

  @Test(arguments: [(1, 5.0), (-1, -2.5), (2, 5 + 10.0 / 3)])
  func superscriptsRiseAndShrink(steps: Int, raise: Double) throws {
    let font = try TestFonts.mono(15)
    let attributes = TextAttributes {
      $0.font = font
      $0.superscript = steps
    }
    var text = AttributedText("a", attributes: TextAttributes { $0.font = font })
    text.append("b", attributes: attributes)
    let line = try #require(try Setting(text, font: font).layout.lines.first)
    let run = line.runs[1]
    #expect(run.font.pointSize == (abs(steps) == 1 ? 10 : (20.0 / 3).onLengthGrid))
    #expect(abs(line.baseline - run.origin.y - raise) < 0.0001)
  }

  @Test func writingDirectionsActLikeFormattingCharacters() throws {
    let font = try TestFonts.mono(15)
    func shown(_ formats: [WritingDirectionFormat]) throws -> [Double] {
      var text = AttributedText("a ", attributes: TextAttributes { $0.font = font })
      text.append(
        "bc",
        attributes: TextAttributes {
          $0.font = font
          $0.writingDirection = formats
        })
      let setting = try Setting(text, font: font)
      return setting.layout.clusters(of: setting.layout.lines[0], with: setting.typesetter).map(\.x)
    }
    try expectEqual(shown([]), [0, 9, 18, 27])
    try expectEqual(shown([.rightToLeftOverride]), [0, 9, 27, 18])
    try expectEqual(shown([.rightToLeftIsolate]), [0, 9, 18, 27])
    try expectEqual(shown([.rightToLeftOverride, .leftToRightIsolate]), [0, 9, 18, 27])
  }
}
