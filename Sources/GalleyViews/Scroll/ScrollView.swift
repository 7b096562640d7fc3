public import GalleyBase

/// A view that shows a part of its content, which may be larger than the view.
///
/// UIKit counterpart: UIScrollView, without zoom, indicators and gestures; to scroll, set `contentOffset`.
///
/// The content is in the view's own coordinates, from (0, 0) to `contentSize`, and is clipped to the bounds.
open class ScrollView: View {
  /// True if the user may scroll.
  ///
  /// It affects only text views: a text view that does not scroll is as large as its text. UIKit counterpart:
  /// `isScrollEnabled`.
  public final var isScrollEnabled = true { didSet { setNeedsLayout() } }
  /// The space around the content, in points. The user can scroll to it.
  ///
  /// A view scrolled to the top stays there when it changes. UIKit counterpart: `contentInset`.
  public final var contentInset: EdgeInsets {
    get { storedContentInset }
    set { changeInsets { storedContentInset = newValue.asGeometry } }
  }

  /// True if the content is kept out of the safe area insets, along the axes in which it scrolls.
  ///
  /// UIKit counterpart: `contentInsetAdjustmentBehavior`.
  package final var keepsClearOfEdges = false
  /// The part of the safe area insets from which the content is kept clear, in addition to
  /// `contentInset`.
  package final var safeContentInset = EdgeInsets.zero

  /// True if the view that `addScrolledView` added may be wider than the scroll view, but not
  /// higher.
  package final var scrollsAcross = false

  private var storedContentInset = EdgeInsets.zero
  private var storedContentSize = Size.zero

  /// Creates an empty scroll view.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    clipsToBounds = true
  }

  /// The size of the content, in points.
  ///
  /// Text views and tables ignore a set value and compute their own. UIKit counterpart: `contentSize`.
  public final var contentSize: Size {
    get { ownContentSize ?? storedContentSize }
    set {
      storedContentSize = Rect(origin: .zero, size: newValue).asGeometry.size
      setNeedsLayout()
    }
  }

  /// The content's point at the upper left corner of the view, which is the origin of `bounds`.
  ///
  /// The next layout limits it to `minimumContentOffset` and `maximumContentOffset`; UIKit does so when the user
  /// scrolls. UIKit counterpart: `contentOffset`.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// Limits the content offset to its range. Overrides must call it. UIKit counterpart:
  /// `layoutSubviews()`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if keepsClearOfEdges { adoptSafeArea() }
    bounds.origin = possibleOffset(nearest: contentOffset)
  }

  // MARK: Overridden in the module

  /// The size of the content if the view computes it itself; nil if `contentSize` is set instead.
  var ownContentSize: Size? { nil }

  /// The insets that the view itself adds to `contentInset`.
  var ownContentInset: EdgeInsets { .zero }
}

extension ScrollView {
  /// The sum of `contentInset`, the view's own insets and `safeContentInset`. UIKit counterpart:
  /// `adjustedContentInset`.
  public final var adjustedContentInset: EdgeInsets {
    let (inset, own, safe) = (contentInset, ownContentInset, safeContentInset)
    return EdgeInsets(
      top: inset.top + own.top + safe.top, left: inset.left + own.left + safe.left,
      bottom: inset.bottom + own.bottom + safe.bottom, right: inset.right + own.right + safe.right)
  }

  /// The minimum content offset, at which the content's upper left corner and its insets are
  /// visible.
  public final var minimumContentOffset: Point {
    Point(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// The maximum content offset, at which the content's lower right corner and its insets are
  /// visible.
  ///
  /// If all of the content fits, it is the minimum offset: content is never centred (rule: scroll-range).
  public final var maximumContentOffset: Point {
    let (content, least, inset) = (contentSize, minimumContentOffset, adjustedContentInset)
    return Point(
      x: max(least.x, content.width - bounds.width + inset.right),
      y: max(least.y, content.height - bounds.height + inset.bottom))
  }

  /// Scrolls as little as necessary to make a rectangle of the content visible. If it is too large,
  /// its upper left part becomes visible.
  ///
  /// UIKit counterpart: `scrollRectToVisible(_:animated:)`.
  public final func scrollRectToVisible(_ rect: Rect) {
    let visible = bounds.inset(by: adjustedContentInset)
    let x = contentOffset.x + distance(from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX)
    let y = contentOffset.y + distance(from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY)
    contentOffset = possibleOffset(nearest: Point(x: x, y: y))
  }

  /// Keeps the content out of the safe area insets. Those at the left and right apply only if the
  /// content scrolls horizontally.
  private func adoptSafeArea() {
    var covered = safeAreaEdges
    if contentSize.width <= bounds.width { (covered.left, covered.right) = (0, 0) }
    guard covered != safeContentInset else { return }
    changeInsets { safeContentInset = covered }
  }

  /// Changes insets. A view that is scrolled to the top stays scrolled to the top.
  func changeInsets(_ change: () -> Void) {
    let isAtTop = contentOffset.y == minimumContentOffset.y
    change()
    if isAtTop { bounds.origin.y = minimumContentOffset.y }
    setNeedsLayout()
  }

  /// Returns the content offset within the permitted range that is nearest to `offset`.
  func possibleOffset(nearest offset: Point) -> Point {
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    return Point(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Returns the distance by which the visible span must move to contain the span from `low` to
  /// `high`.
  private func distance(from visible: ClosedRange<Double>, to low: Double, _ high: Double) -> Double {
    if low < visible.lowerBound || high - low > visible.upperBound - visible.lowerBound {
      return low - visible.lowerBound
    }
    return max(0, high - visible.upperBound)
  }
}
