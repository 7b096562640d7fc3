import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct LabelDecodingTests {
  @Test func everyProperty() throws {
    let label = try decodeLabel(
      """
      textAlignment: center, textColor: '#0F08', shadowColor: transparent, shadowOffset: [1, -2.5], highlighted: true,
      highlightedTextColor: systemBlue, isEnabled: false, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5,
      baselineAdjustment: alignCenters, allowsDefaultTighteningForTruncation: true, preferredMaxLayoutWidth: 99
      """)
    #expect(label.textAlignment == .center)
    #expect(label.text.textColor == Color(red: 0, green: 255, blue: 0, alpha: 0x88))
    #expect(label.shadowColor == .clear)
    #expect(label.shadowOffset == Size(width: 1, height: -2.5))
    #expect(label.isHighlighted == true)
    #expect(label.highlightedTextColor == Color(red: 0, green: 0x7A, blue: 0xFF))
    #expect(label.isEnabled == false)
    #expect(label.adjustsFontSizeToFitWidth == true)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.allowsDefaultTighteningForTruncation == true)
    #expect(label.preferredMaxLayoutWidth == 99)
    try expectEqual(decodeLabel("minimumFontSize: 9").minimumFontSize, 9)
  }

  @Test func everyPropertyOfAView() throws {
    let scene = try decode(
      """
      galley: 1
      views:
      - view:
          frame: [-1, 2, auto, 0x10]
          backgroundColor: white
          borderColor: black
          borderWidth: 0.5
          cornerRadius: 4
          clipsToBounds: true
          alpha: 0.25
          hidden: true
          semanticContentAttribute: forceRightToLeft
      """)
    let view = try #require(scene.views.first)
    #expect(view.frame.origin == Point(x: -1, y: 2))
    #expect(view.frame.size == SceneSize(width: .auto, height: .points(16)))
    #expect(view.backgroundColor == .white)
    #expect(view.borderColor == .black)
    #expect(view.borderWidth == 0.5)
    #expect(view.cornerRadius == 4)
    #expect(view.clipsToBounds == true)
    #expect(view.alpha == 0.25)
    #expect(view.isHidden == true)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
  }

  @Test func everyAttribute() throws {
    let label = try decodeLabel(
      """
      runs: [{text: a, foregroundColor: red, backgroundColor: blue, tracking: -0.5, ligature: 0, languageIdentifier: ja,
      baselineOffset: 2, underlineStyle: [single, byWord], underlineColor: green, strikethroughStyle: double,
      strikethroughColor: gray, shadow: {offset: [1, 2]}, alignment: right, lineBreakMode: byClipping,
      firstLineHeadIndent: 1, headIndent: -2, tailIndent: -3, minimumLineHeight: 4, maximumLineHeight: 5,
      lineHeightMultiple: 1.5, lineSpacing: 6, paragraphSpacing: 7, paragraphSpacingBefore: 8,
      baseWritingDirection: rightToLeft, tabStops: [], defaultTabInterval: 9, tabOverflow: interval,
      allowsDefaultTighteningForTruncation: true}]
      """)
    guard case .runs(let runs)? = label.text.content, let attributes = runs.first?.attributes.text else {
      Issue.record("the label has a run")
      return
    }
    let paragraph = ParagraphStyle {
      $0.alignment = .right
      $0.lineBreakMode = .byClipping
      $0.firstLineHeadIndent = 1
      $0.headIndent = -2
      $0.tailIndent = -3
      $0.minimumLineHeight = 4
      $0.maximumLineHeight = 5
      $0.lineHeightMultiple = 1.5
      $0.lineSpacing = 6
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 8
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = []
      $0.defaultTabInterval = 9
      $0.tabOverflow = .interval
      $0.allowsDefaultTighteningForTruncation = true
    }
    let expected = TextAttributes {
      $0.foregroundColor = Color(red: 255, green: 0, blue: 0)
      $0.backgroundColor = Color(red: 0, green: 0, blue: 255)
      $0.tracking = -0.5
      $0.ligature = 0
      $0.languageIdentifier = "ja"
      $0.baselineOffset = 2
      $0.underlineStyle = [.single, .byWord]
      $0.underlineColor = Color(red: 0, green: 255, blue: 0)
      $0.strikethroughStyle = .double
      $0.strikethroughColor = Color(red: 128, green: 128, blue: 128)
      $0.shadow = Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 85), offset: Point(x: 1, y: 2))
      $0.paragraphStyle = paragraph
    }
    #expect(attributes == expected)
  }

  static let fonts: [(String, FontDescriptor, Double)] = [
    ("size: 9", FontDescriptor(), 9), ("textStyle: body", FontDescriptor(isTextStyle: true), 17),
    ("textStyle: headline, weight: bold, size: 8", FontDescriptor(weight: 700, isTextStyle: true), 8),
    (
      "family: A, size: 1, weight: ultraLight, width: condensed, italic: true",
      FontDescriptor(family: "A", weight: 100, width: 75, italic: true), 1
    ),
    ("name: A-B, size: 1", FontDescriptor(name: "A-B"), 1),
    (
      "file: a.ttc, index: 1, weight: 650, size: 1",
      FontDescriptor(file: FontFile(path: "Goldens/a.ttc", index: 1), weight: 650), 1
    ),
    (
      "size: 1, features: {tnum: 1, liga: false, ss01: true}",
      FontDescriptor(features: [
        FontFeature(tag: "tnum", value: 1), FontFeature(tag: "liga", value: 0), FontFeature(tag: "ss01", value: 1),
      ]), 1
    ),
    (
      "size: 1, variations: {wght: 450.5, slnt: -10}",
      FontDescriptor(variations: [FontVariation(tag: "wght", value: 450.5), FontVariation(tag: "slnt", value: -10)]), 1
    ),
    (
      "size: 1, cascadeList: [Noto Sans, {family: B, italic: true}]",
      FontDescriptor(cascadeList: [FontDescriptor(name: "Noto Sans"), FontDescriptor(family: "B", italic: true)]), 1
    ),
  ]

  @Test(arguments: fonts) func font(keys: String, descriptor: FontDescriptor, size: Double) throws {
    let font = try #require(try decodeLabel("font: {\(keys)}").text.font)
    #expect(font.descriptor == descriptor)
    #expect(font.size == size)
  }

  @Test func textStylesFollowTheCategory() throws {
    let before = "contentSizeCategory: accessibilityExtraExtraExtraLarge,"
    try expectEqual(decodeLabel("font: {textStyle: caption2}", before: before).text.font?.size, 40)
  }
}
