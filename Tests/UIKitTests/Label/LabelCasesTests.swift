import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews
@testable import UIKit

/// The rules of a label's text and style are written for the engine's text and for Foundation's: the same changes, in any
/// order, have the same effect on both.
@MainActor @Suite struct LabelCasesTests {
  /// A change of both labels.
  private typealias Change = @MainActor (UILabel, Label) throws -> Void

  private static let colors: [UIColor] = [.red, .blue, .label]
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  private static func engine(_ color: UIColor) -> Color { color.color(for: .current) }

  private static func run(_ numbers: inout SeededNumbers) throws -> NSAttributedString {
    var values: [NSAttributedString.Key: Any] = [:]
    if Bool.random(using: &numbers) {
      values[.font] = UIFont(try TestFonts.mono(Double(Int.random(in: 6...12, using: &numbers))))
    }
    if Bool.random(using: &numbers) { values[.foregroundColor] = colors.randomElement(using: &numbers)! }
    if Bool.random(using: &numbers) {
      let style = NSMutableParagraphStyle()
      style.alignment = [.left, .center, .right, .natural].randomElement(using: &numbers)!
      style.lineBreakMode = modes.randomElement(using: &numbers)!
      style.lineSpacing = 2
      values[.paragraphStyle] = style
    }
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      let shadow = NSShadow()
      shadow.shadowColor = colors.randomElement(using: &numbers)!
      shadow.shadowOffset = CGSize(width: 2, height: 3)
      values[.shadow] = shadow
    }
    return NSAttributedString(string: ["a", "bc", "d\n"].randomElement(using: &numbers)!, attributes: values)
  }

  private static func change(_ numbers: inout SeededNumbers) throws -> Change {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      let text = ["abc", "", nil].randomElement(using: &numbers)!
      return { ($0.text, $1.text) = (text, text) }
    case 1, 2:
      let text = NSMutableAttributedString(string: "")
      for _ in 0..<Int.random(in: 0...3, using: &numbers) { text.append(try run(&numbers)) }
      return { ($0.attributedText, $1.attributedText) = (text, text.attributedText(traits: .current)) }
    case 3:
      let font = try TestFonts.mono(Double(Int.random(in: 6...12, using: &numbers)))
      return { ($0.font, $1.font) = (UIFont(font), font) }
    case 4:
      let color = colors.randomElement(using: &numbers)!
      return { ($0.textColor, $1.textColor) = (color, engine(color)) }
    case 5:
      let alignment: NSTextAlignment = [.left, .center, .right, .natural].randomElement(using: &numbers)!
      return { ($0.textAlignment, $1.textAlignment) = (alignment, alignment.alignment) }
    case 6:
      let mode = modes.randomElement(using: &numbers)!
      return { ($0.lineBreakMode, $1.lineBreakMode) = (mode, mode.mode) }
    case 7:
      let strategy: NSParagraphStyle.LineBreakStrategy = [[], .standard, .pushOut].randomElement(using: &numbers)!
      return {
        ($0.lineBreakStrategy, $1.lineBreakStrategy) = (strategy, LineBreakStrategy(rawValue: strategy.rawValue))
      }
    case 8:
      let color = (colors + [nil]).randomElement(using: &numbers)!
      return { ($0.shadowColor, $1.shadowColor) = (color, color.map(engine)) }
    default:
      let offset = CGSize(width: Int.random(in: -2...2, using: &numbers), height: 1)
      return { ($0.shadowOffset, $1.shadowOffset) = (offset, Size(offset)) }
    }
  }

  @Test(arguments: 0..<200)
  func changesHaveTheSameEffectOnBoth(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let uiKit = UILabel()
    let context = UIKitEnvironment.current.renderContext(for: .current)
    let engine = Label(in: context)
    (uiKit.font, engine.font) = (UIFont(try TestFonts.mono(10)), try TestFonts.mono(10))
    for step in 0..<8 {
      try Self.change(&numbers)(uiKit, engine)
      let place = "step \(step)"
      #expect(uiKit.font.font == engine.font, "\(place)")
      #expect(Self.engine(uiKit.textColor) == engine.textColor, "\(place)")
      #expect(uiKit.textAlignment.alignment == engine.textAlignment, "\(place)")
      #expect(uiKit.lineBreakMode.mode == engine.lineBreakMode, "\(place)")
      #expect(uiKit.lineBreakStrategy.rawValue == engine.lineBreakStrategy.rawValue, "\(place)")
      #expect(uiKit.shadowColor.map(Self.engine) == engine.shadowColor, "\(place)")
      #expect(Size(uiKit.shadowOffset) == engine.shadowOffset, "\(place)")
      #expect(uiKit.label.content.text == engine.content.text, "\(place)")
      #expect("\(uiKit.label.content.style)" == "\(engine.content.style)", "\(place)")
      // An empty text of Foundation's has no attributes.
      guard !engine.content.isEmpty else { continue }
      #expect(uiKit.attributedText?.attributedText(traits: .current) == engine.attributedText, "\(place)")
    }
  }
}
