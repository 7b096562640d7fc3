import Foundation
import GalleyText
import Testing
import UIFoundation

/// The table of attributes: each value goes to the engine and to AttributedString, and comes back the same.
@Suite struct AttributeRowTests {
  private typealias Key = NSAttributedString.Key

  private static func shadow() -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.red
    return shadow
  }

  private static func style() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }

  /// One value of each attribute, whether the engine has the attribute, and whether AttributedString has it.
  private static let samples: [(key: Key, value: Any, engine: Bool, container: Bool)] = [
    (.font, UIFont(name: "GalleyTestMono-Regular", size: 10) as Any, true, true),
    (.paragraphStyle, style(), true, true), (.foregroundColor, UIColor.red, true, true),
    (.backgroundColor, UIColor.green, true, true), (.underlineColor, UIColor.blue, true, true),
    (.strikethroughColor, UIColor.cyan, true, true), (.strokeColor, UIColor.yellow, true, true),
    (.kern, CGFloat(1.5), true, true), (.tracking, CGFloat(-1), true, true), (.obliqueness, CGFloat(0.2), true, true),
    (.expansion, CGFloat(0.1), true, true), (.baselineOffset, CGFloat(4), true, true),
    (.strokeWidth, CGFloat(-3), true, true), (.underlineStyle, NSUnderlineStyle.double.rawValue, true, true),
    (.strikethroughStyle, NSUnderlineStyle.single.rawValue, true, true), (.ligature, 0, true, true),
    (.superscript, -1, true, false), (.writingDirection, [1, 2], true, false), (.shadow, shadow(), true, true),
    (.languageIdentifier, "de", true, true), (.link, URL(string: "https://a.b") as Any, true, true),
    (.inlinePresentationIntent, InlinePresentationIntent.code.rawValue, false, true),
    (.textEffect, NSAttributedString.TextEffectStyle.letterpressStyle, false, true), (.textItemTag, "tag", false, true),
  ]

  @Test(arguments: samples.indices)
  func aValueComesBack(index: Int) throws {
    let (key, value, engine, container) = Self.samples[index]
    let text = NSAttributedString(string: "x", attributes: [key: value])
    let (back, other) = (NSAttributedString(text.attributedText()), NSAttributedString(AttributedString(text)))
    #expect((back == text) == engine, "\(key) through the engine")
    #expect((other == text) == container, "\(key) through AttributedString")
    #expect(NSAttributedString(text.attributedText(keepsOriginals: true)) == text)
  }

  @Test func everyAttributeOfTheEngineHasARow() {
    let standard = Mirror(reflecting: TextAttributes()).children.map { String(describing: $0.value) }
    let reached = Self.samples.filter(\.engine).flatMap { sample in
      let text = NSAttributedString(string: "x", attributes: [sample.key: sample.value]).attributedText()
      let values = Mirror(reflecting: text.attributes(at: 0)).children.map { String(describing: $0.value) }
      return zip(TextAttributes.properties, zip(standard, values)).filter { $1.0 != $1.1 }.map(\.0.name)
    }
    let missing = Set(TextAttributes.properties.map(\.name)).subtracting(reached)
    // UIKit has no attribute for glyphs and gaps of underlines; attachments have tests of their own.
    #expect(missing == ["glyph", "underlineSkipsInk", "attachment", "original"])
  }

  /// Values of one attribute may be of several types, the same for the engine and AttributedString.
  @Test func valuesMayHaveOtherTypes() {
    let text = NSAttributedString(
      string: "x",
      attributes: [
        .foregroundColor: UIColor.red.cgColor, .kern: NSNumber(value: 2),
        .inlinePresentationIntent: InlinePresentationIntent.code,
        .strokeWidth: Double.infinity, .link: "a b",
      ])
    let engine = text.attributedText().attributes(at: 0)
    let container = AttributeContainer(text.attributes(at: 0, effectiveRange: nil))
    #expect(engine.foregroundColor == UIColor.red.color(for: .current) && container.foregroundColor == .red)
    #expect(engine.kern == 2 && container.kern == 2)
    #expect(engine.font != nil && container.inlinePresentationIntent == .code)
    #expect(engine.strokeWidth == nil && container.strokeWidth == nil)
    #expect(engine.link == "a b")
  }

  /// What is edited comes back from the engine with keys that it does not know, and colours that depend on traits.
  @Test func originalsAreKeptOnRequest() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let text = NSMutableAttributedString(
      string: "ab", attributes: [Key("own"): Date(timeIntervalSince1970: 1), .foregroundColor: dynamic])
    text.addAttribute(Key("own"), value: 2, range: NSRange(location: 1, length: 1))
    #expect(NSAttributedString(text.attributedText(keepsOriginals: true)) == text)
    #expect(NSAttributedString(text.attributedText()) != text)
    #expect(text.attributedText(keepsOriginals: true) == text.attributedText(keepsOriginals: true))
    #expect(text.attributedText().runs.count == 1)
  }
}
