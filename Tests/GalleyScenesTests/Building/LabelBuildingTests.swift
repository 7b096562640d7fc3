import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Which of a label's properties, style, runs and appearance wins.
@Suite struct LabelBuildingTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func label(_ keys: String, before: String = "") throws -> Label {
    try page(views: "label: {\(keys), frame: [0, 0, 50, 20]}", before: before).firstLabel
  }

  @Test func textTakesTheLabelsStyle() throws {
    let label = try label("text: a, textColor: red, font: {family: Galley Test Varied, size: 9}, textAlignment: right")
    #expect(label.text == "a" && label.textColor == red && label.font.pointSize == 9 && label.textAlignment == .right)
    #expect(label.font.familyName == "Galley Test Varied" && label.lineBreakMode == .byTruncatingTail)
  }

  @Test func theLabelWinsOverItsNamedStyle() throws {
    let style =
      "styles: {s: {foregroundColor: blue, kern: 3, font: {size: 8}, alignment: center, lineBreakMode: byClipping}}"
    let plain = try label("text: a, style: s", before: style)
    #expect(plain.textColor == blue && plain.font.pointSize == 8 && plain.textAlignment == .center)
    #expect(plain.lineBreakMode == .byClipping && plain.attributedText?.attributes(at: 0).kern == 3)
    let changed = try label(
      "text: a, style: s, textColor: red, font: {size: 11}, textAlignment: right, lineBreakMode: byTruncatingHead",
      before: style)
    #expect(changed.textColor == red && changed.font.pointSize == 11 && changed.textAlignment == .right)
    #expect(changed.lineBreakMode == .byTruncatingHead && changed.attributedText?.attributes(at: 0).kern == 3)
  }

  @Test func runsWinOverTheLabelButForAlignmentAndBreakMode() throws {
    let runs = "runs: [{text: ab, foregroundColor: blue, alignment: center}, {text: c, font: {size: 8}}]"
    let label = try label("\(runs), textColor: red, font: {size: 11}, textAlignment: right")
    let text = try #require(label.attributedText)
    #expect(text.string == "abc")
    #expect(text.attributes(at: 0).foregroundColor == blue && text.attributes(at: 2).foregroundColor == red)
    #expect(text.attributes(at: 0).font?.pointSize == 11 && text.attributes(at: 2).font?.pointSize == 8)
    #expect(text.attributes(at: 0).paragraphStyle?.alignment == .right)
    try expectEqual(self.label(runs).textAlignment, .center)
  }

  @Test func everyOtherPropertyArrives() throws {
    let label = try label(
      """
      text: a, numberOfLines: 3, insets: [1, 2, 3, 4], shadowColor: blue, shadowOffset: [2, 3], highlighted: true,
          highlightedTextColor: red, enabled: false, adjustsFontSizeToFitWidth: true, minimumFontSize: 8.5,
          baselineAdjustment: none, allowsDefaultTighteningForTruncation: true, preferredMaxLayoutWidth: 77,
          backgroundColor: red, borderColor: blue, borderWidth: 2, cornerRadius: 3, clipsToBounds: false, alpha: 0.5,
          hidden: true, semanticContentAttribute: forceRightToLeft
      """)
    #expect(label.numberOfLines == 3 && label.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(label.shadowColor == blue && label.shadowOffset == Size(width: 2, height: 3))
    #expect(label.isHighlighted && label.highlightedTextColor == red && !label.isEnabled)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.baselineAdjustment == .none && label.allowsDefaultTighteningForTruncation)
    #expect(label.preferredMaxLayoutWidth == 77 && label.backgroundColor == red && label.borderColor == blue)
    #expect(label.borderWidth == 2 && label.cornerRadius == 3 && !label.clipsToBounds && label.alpha == 0.5)
    #expect(label.isHidden && label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func theContextIsTheScenes() throws {
    let page = try page(
      views: "label: {id: x, text: a}",
      before: "scale: 3\nlocale: ja\ndirection: rightToLeft\nappearance: dark\ncontentSizeCategory: small")
    #expect(page.context.scale == 3 && page.context.locale == "ja" && page.context.layoutDirection == .rightToLeft)
    #expect(page.context.interfaceStyle == .dark && page.context.contentSizeCategory == .small)
    #expect(page.firstLabel.textColor == .white && page.firstLabel.id == "x")
    #expect(page.firstLabel.font.pointSize == 17)
  }
}
