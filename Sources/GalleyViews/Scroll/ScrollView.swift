public import GalleyBase

/// A view onto a part of something larger. UIKit counterpart: UIScrollView, without gestures, zoom and indicators:
/// without a hand there is nothing that scrolls but code.
///
/// The content lies in the view's own coordinates, from (0, 0) to `contentSize`; `contentOffset` is the point of it that
/// shows at the upper left corner. What lies outside of the bounds is cut.
open class ScrollView: View {
  /// Whether the content may be scrolled. UIKit counterpart: `isScrollEnabled`. Without gestures it changes nothing for a
  /// scroll view; a text view that does not scroll is as large as its text.
  public final var isScrollEnabled = true {
    didSet { setNeedsLayout() }
  }
  /// Space around the content that can be scrolled into view, in points. What showed at the very top before it changed
  /// still does. UIKit counterpart: `contentInset`.
  public final var contentInset: EdgeInsets {
    get { storedContentInset }
    set { changeInsets { storedContentInset = newValue.asGeometry } }
  }

  private var storedContentInset = EdgeInsets.zero
  private var storedContentSize = Size.zero

  /// A view onto nothing yet, cut at its bounds.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    clipsToBounds = true
  }

  /// The size of the content, in points. That of a text view or a table follows from what it holds, whatever is set.
  /// UIKit counterpart: `contentSize`.
  public final var contentSize: Size {
    get { ownContentSize ?? storedContentSize }
    set {
      storedContentSize = Rect(origin: .zero, size: newValue).asGeometry.size
      setNeedsLayout()
    }
  }

  /// The point of the content at the view's upper left corner: the origin of `bounds`.
  ///
  /// The next layout puts it between `minimumContentOffset` and `maximumContentOffset`; UIKit leaves what code sets, until
  /// the user scrolls. UIKit counterpart: `contentOffset`.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// Puts the offset where it can be. A subclass that overrides it calls it. UIKit counterpart: `layoutSubviews()`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    bounds.origin = possibleOffset(nearest: contentOffset)
  }

  // MARK: What the module's own views override

  /// The size of the content of a view that knows it; nil leaves `contentSize` to who sets it.
  var ownContentSize: Size? { nil }

  /// What the view keeps free for itself at its edges, besides `contentInset`.
  var ownContentInset: EdgeInsets { .zero }
}

extension ScrollView {
  /// `contentInset`, with what the view keeps free for itself. UIKit counterpart: `adjustedContentInset`.
  public final var adjustedContentInset: EdgeInsets {
    EdgeInsets(
      top: contentInset.top + ownContentInset.top, left: contentInset.left + ownContentInset.left,
      bottom: contentInset.bottom + ownContentInset.bottom, right: contentInset.right + ownContentInset.right)
  }

  /// The offset that shows the content's upper left corner, with the inset around it.
  public final var minimumContentOffset: Point {
    Point(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// The offset that shows the content's lower right corner, with the inset around it; the least offset if all of the
  /// content shows at once: it is never centred (reference F.2).
  public final var maximumContentOffset: Point {
    let (content, least, inset) = (contentSize, minimumContentOffset, adjustedContentInset)
    return Point(
      x: max(least.x, content.width - bounds.width + inset.right),
      y: max(least.y, content.height - bounds.height + inset.bottom))
  }

  /// Scrolls as little as possible for a rectangle of the content to show, or its upper left part if it is too large.
  /// UIKit counterpart: `scrollRectToVisible(_:animated:)`.
  public final func scrollRectToVisible(_ rect: Rect) {
    let visible = bounds.inset(by: adjustedContentInset)
    let x = contentOffset.x + distance(from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX)
    let y = contentOffset.y + distance(from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY)
    contentOffset = possibleOffset(nearest: Point(x: x, y: y))
  }

  /// Changes what is kept free at the edges. What showed at the very top before still does.
  func changeInsets(_ change: () -> Void) {
    let isAtTop = contentOffset.y == minimumContentOffset.y
    change()
    if isAtTop { bounds.origin.y = minimumContentOffset.y }
    setNeedsLayout()
  }

  /// The nearest offset within the range.
  func possibleOffset(nearest offset: Point) -> Point {
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    return Point(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// How far a span must move for what lies between two other edges to be in it.
  private func distance(from visible: ClosedRange<Double>, to low: Double, _ high: Double) -> Double {
    if low < visible.lowerBound || high - low > visible.upperBound - visible.lowerBound {
      return low - visible.lowerBound
    }
    return max(0, high - visible.upperBound)
  }
}
