import GalleyViews
import Testing

@testable import UIKit

/// A view makes one view of the engine, and a label converts its text once, when it is measured or drawn.
@MainActor @Suite struct LabelConversionTests {
  /// An attachment that counts how often it is asked for its room, which is once a conversion.
  private final class Counting: NSTextAttachment {
    static let size = CGSize(width: 10, height: 10)
    var count = 0

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      count += 1
      return CGRect(origin: .zero, size: Self.size)
    }
  }

  private let attachment = Counting()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func setEverything() {
    label.attributedText = NSAttributedString(attachment: attachment)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .red
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 1, height: 1)
    label.numberOfLines = 0
  }

  @Test func settersConvertNothing() {
    setEverything()
    #expect(attachment.count == 0)
    #expect(label.font.pointSize == 12 && label.text == "\u{FFFC}" && attachment.count == 0)
  }

  @Test func measuringAndDrawingConvertOnce() {
    setEverything()
    #expect(label.intrinsicContentSize.width >= 10)
    #expect(attachment.count == 1)
    _ = label.sizeThatFits(CGSize(width: 50, height: 100))
    _ = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
    #expect(attachment.count == 1)
    label.textColor = .green
    label.textColor = .blue
    _ = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
    #expect(attachment.count == 2)
  }

  /// Traits that change say anew what colours are, once the label is looked at.
  @Test func traitsConvertAtTheNextLook() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    setEverything()
    _ = label.intrinsicContentSize
    let count = attachment.count
    window.overrideUserInterfaceStyle = .dark
    #expect(attachment.count == count)
    _ = label.intrinsicContentSize
    #expect(attachment.count == count + 1)
  }

  /// A kind of view with a peer of its own makes no other first.
  @Test func aViewMakesOnePeer() {
    final class Counted: UIView {
      static var made = 0
      override class func makePeer(in context: RenderContext) -> View {
        made += 1
        return super.makePeer(in: context)
      }
    }
    _ = Counted(frame: .zero)
    #expect(Counted.made == 1)
    #expect(type(of: UILabel().peer) == LabelPeer.self)
  }
}
