public import CoreGraphics
public import Foundation

/// The laid out lines of a paragraph.
open class NSTextLayoutFragment: NSObject {
  /// The state of a fragment's layout.
  public enum State: UInt, Sendable {
    /// The fragment is not laid out.
    case none = 0
    /// The height is estimated. Galley never uses this state.
    case estimatedUsageBounds
    /// Only the rectangle is known. Galley never uses this state.
    case calculatedUsageBounds
    /// The lines are laid out.
    case layoutAvailable
  }

  /// The layout manager that laid out the fragment.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph that the fragment shows.
  open private(set) var textElement: NSTextElement?
  /// The range of the fragment in the text.
  open private(set) var rangeInElement: NSTextRange
  /// The lines of the fragment; empty before it is laid out.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// The rectangle of the lines in the container. It does not include the container's padding.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// The state of the fragment's layout.
  open private(set) var state: State = .none

  /// Creates a fragment of a paragraph that is not laid out. A delegate returns such fragments.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }

  /// Sets the lines and the frame of the fragment.
  func take(_ lines: [NSTextLineFragment], frame: CGRect) {
    textLineFragments = lines
    layoutFragmentFrame = frame
    state = .layoutAvailable
  }

  /// The rectangle in which the fragment may draw, relative to the origin of its frame. It is the
  /// frame itself; subclasses that draw outside of it override the property.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// Always 0, since the container has the padding.
  open var leadingPadding: CGFloat { 0 }
  /// Always 0, since the container has the padding.
  open var trailingPadding: CGFloat { 0 }
  /// Always 0, since the space between paragraphs belongs to their lines.
  open var topMargin: CGFloat { 0 }
  /// Always 0, since the space between paragraphs belongs to their lines.
  open var bottomMargin: CGFloat { 0 }

  /// Draws the lines of the fragment. `point` is the position of the frame's origin.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Returns the line that contains a location; nil if no line contains it.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    guard let place = textLocation as? TextOffset else { return nil }
    let index = place.offset - rangeInElement.offsets.location
    return textLineFragments.first { NSLocationInRange(index, $0.characterRange) }
  }

  /// Discards the lines, which are then laid out again.
  open func invalidateLayout() {
    state = .none
    textLayoutManager?.invalidateLayout(for: rangeInElement)
  }
}
