public import CoreGraphics
public import Foundation

/// The lines of a paragraph.
open class NSTextLayoutFragment: NSObject {
  /// The state of the layout.
  public enum State: UInt, Sendable {
    /// Nothing is laid out.
    case none = 0
    /// The height is estimated. Never so.
    case estimatedUsageBounds
    /// Only the rectangle is known, which never happens here.
    case calculatedUsageBounds
    /// Lines are set.
    case layoutAvailable
  }

  /// The one who laid the fragment out.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph.
  open private(set) var textElement: NSTextElement?
  /// The part of the text.
  open private(set) var rangeInElement: NSTextRange
  /// The lines; none before it is laid out.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// The rectangle of the lines in the container, without its padding.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// The state of the layout.
  open private(set) var state: State = .none

  /// A fragment of a paragraph, which is not laid out. A delegate returns one.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }

  /// Takes up the lines.
  func take(_ lines: [NSTextLineFragment], frame: CGRect) {
    textLineFragments = lines
    layoutFragmentFrame = frame
    state = .layoutAvailable
  }

  /// The rectangle that drawing may touch, from the origin of the frame: the frame itself. Subclasses that draw more
  /// override it.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// Zero: the padding is the container's.
  open var leadingPadding: CGFloat { 0 }
  /// Zero.
  open var trailingPadding: CGFloat { 0 }
  /// Zero: spaces between paragraphs belong to lines.
  open var topMargin: CGFloat { 0 }
  /// Zero.
  open var bottomMargin: CGFloat { 0 }

  /// Draws the lines with the origin of the frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Returns the line of a location; nil if it is in none.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    guard let place = textLocation as? TextOffset else { return nil }
    let index = place.offset - rangeInElement.offsets.location
    return textLineFragments.first { NSLocationInRange(index, $0.characterRange) }
  }

  /// Forgets the lines.
  open func invalidateLayout() {
    state = .none
    textLayoutManager?.invalidateLayout(for: rangeInElement)
  }
}
