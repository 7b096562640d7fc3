import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews
@testable import UIKit

/// The engine's button and UIKit's place the same contents alike.
@MainActor @Suite struct ButtonArrangementTests {
  private typealias Setup = UIButton.Configuration

  private static let placements: [(NSDirectionalRectEdge, GalleyViews.Button.ImagePlacement)] = [
    (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
  ]
  private static let alignments: [(Setup.TitleAlignment, GalleyViews.Button.TitleAlignment)] = [
    (.automatic, .automatic), (.leading, .leading), (.center, .center), (.trailing, .trailing),
  ]
  private static let sides: [(UIControl.ContentHorizontalAlignment, GalleyViews.Button.HorizontalAlignment)] = [
    (.center, .center), (.left, .left), (.right, .right), (.fill, .fill), (.leading, .leading), (.trailing, .trailing),
  ]
  private static let heights: [(UIControl.ContentVerticalAlignment, GalleyViews.Button.VerticalAlignment)] = [
    (.center, .center), (.top, .top), (.bottom, .bottom), (.fill, .fill),
  ]

  /// A button in both spellings.
  @MainActor private struct Pair {
    let uiKit = UIButton(frame: .zero)
    let engine = GalleyViews.Button(in: UIKitEnvironment.current.renderContext(for: .current))

    func expectSamePlaces(in content: CGRect) {
      uiKit.layoutIfNeeded()
      let rect = Rect(content)
      #expect(uiKit.titleRect(forContentRect: content) == CGRect(engine.titleRect(forContentRect: rect)))
      #expect(uiKit.imageRect(forContentRect: content) == CGRect(engine.imageRect(forContentRect: rect)))
      #expect(
        CGRect(uiKit.arrangement.subtitleRect(in: rect)) == CGRect(engine.subtitleRect(forContentRect: rect)))
      #expect(uiKit.arrangement.size(inWidth: .infinity) == engine.arrangement.size(inWidth: .infinity))
    }
  }

  /// A random length in quarters of a point, which both buttons keep as it is.
  private static func quarters(_ range: ClosedRange<Double>, _ numbers: inout SeededNumbers) -> Double {
    (Double.random(in: range, using: &numbers) * 4).rounded() / 4
  }

  private static func randomText(_ numbers: inout SeededNumbers) throws -> NSAttributedString {
    let font = UIFont(try TestFonts.mono(Double.random(in: 7...13, using: &numbers)))
    let count = Int.random(in: 1...9, using: &numbers)
    return NSAttributedString(string: String(repeating: "n", count: count), attributes: [.font: font])
  }

  private static func randomRect(_ numbers: inout SeededNumbers) -> CGRect {
    func length(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(quarters(range, &numbers)) }
    return CGRect(x: length(0...9), y: length(0...9), width: length(5...150), height: length(5...90))
  }

  private static func common(_ pair: Pair, _ numbers: inout SeededNumbers) {
    let (side, height) = (sides.randomElement(using: &numbers)!, heights.randomElement(using: &numbers)!)
    (pair.uiKit.contentHorizontalAlignment, pair.engine.contentHorizontalAlignment) = side
    (pair.uiKit.contentVerticalAlignment, pair.engine.contentVerticalAlignment) = height
    if Bool.random(using: &numbers) {
      pair.uiKit.semanticContentAttribute = .forceRightToLeft
      pair.engine.semanticContentAttribute = .forceRightToLeft
    }
  }

  private static func randomImage(_ numbers: inout SeededNumbers) throws -> (UIImage, ButtonImage) {
    let size = CGSize(width: Int.random(in: 1...40, using: &numbers), height: Int.random(in: 1...40, using: &numbers))
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    return (image, ButtonImage(try Bitmap(size: PixelSize(width: 1, height: 1)), size: Size(size)))
  }

  @Test(arguments: 0..<80)
  func aConfigurationPlacesItsContents(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let pair = Pair()
    Self.common(pair, &numbers)
    var setup = UIButton.Configuration.plain()
    if Int.random(in: 0..<4, using: &numbers) > 0 {
      let text = try Self.randomText(&numbers)
      setup.attributedTitle = AttributedString(text)
      pair.engine.attributedTitle = text.attributedText()
    }
    if Bool.random(using: &numbers) {
      let text = try Self.randomText(&numbers)
      setup.attributedSubtitle = AttributedString(text)
      pair.engine.attributedSubtitle = text.attributedText()
    }
    if Bool.random(using: &numbers) { (setup.image, pair.engine.image) = try Self.randomImage(&numbers) }
    let (placement, alignment) = (
      Self.placements.randomElement(using: &numbers)!, Self.alignments.randomElement(using: &numbers)!
    )
    (setup.imagePlacement, pair.engine.imagePlacement) = placement
    (setup.titleAlignment, pair.engine.titleAlignment) = alignment
    let (padding, gap) = (Self.quarters(0...8, &numbers), Self.quarters(0...5, &numbers))
    (setup.imagePadding, pair.engine.imagePadding) = (padding, padding)
    (setup.titlePadding, pair.engine.titlePadding) = (gap, gap)
    pair.uiKit.configuration = setup
    (pair.engine.lineBreakMode, pair.engine.numberOfLines) = (.byWordWrapping, 0)
    pair.expectSamePlaces(in: Self.randomRect(&numbers))
  }

  @Test(arguments: 0..<40)
  func insetsMoveTitleAndPicture(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let pair = Pair()
    Self.common(pair, &numbers)
    let text = try Self.randomText(&numbers)
    pair.uiKit.setAttributedTitle(text, for: .normal)
    pair.engine.attributedTitle = text.attributedText()
    if Bool.random(using: &numbers) {
      let (image, picture) = try Self.randomImage(&numbers)
      pair.uiKit.setImage(image, for: .normal)
      pair.engine.image = picture
    }
    func insets() -> UIEdgeInsets {
      func length() -> CGFloat { CGFloat(Self.quarters(-6...6, &numbers)) }
      return UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
    }
    let (title, image) = (insets(), insets())
    pair.uiKit.titleEdgeInsets = title
    pair.engine.titleEdgeInsets = title.inEngine
    pair.uiKit.imageEdgeInsets = image
    pair.engine.imageEdgeInsets = image.inEngine
    pair.expectSamePlaces(in: Self.randomRect(&numbers))
  }

  /// A title of several lines is as high as its lines in the content rectangle.
  @Test func aTitleOfSeveralLinesWraps() throws {
    let pair = Pair()
    let font = UIFont(try TestFonts.mono(10))
    let text = NSAttributedString(string: "one two three", attributes: [.font: font])
    pair.uiKit.titleLabel?.numberOfLines = 0
    pair.uiKit.setAttributedTitle(text, for: .normal)
    pair.uiKit.titleLabel?.lineBreakMode = .byWordWrapping
    pair.engine.attributedTitle = text.attributedText()
    pair.engine.lineBreakMode = .byWordWrapping
    pair.engine.numberOfLines = 0
    let content = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(pair.uiKit.titleRect(forContentRect: content).height == 30)
    pair.expectSamePlaces(in: content)
  }
}
