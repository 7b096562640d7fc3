import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyViews
public import UIFoundation

/// A view that shows a part of larger content. Fingers do not scroll it; set `contentOffset`.
/// Animations end at once.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// The delegate of this class and its subclasses, which receives scrolling events.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?
  private final var lastOffset = CGPoint.zero
  private final var lastInset = UIEdgeInsets.zero

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class func makePeer(in context: RenderContext) -> View { ScrollViewPeer(in: context) }
  /// The engine's scroll view behind this view.
  package final var scroller: ScrollView { peer as! ScrollView }

  // MARK: Content

  open var contentSize: CGSize {
    get { CGSize(scroller.contentSize) }
    set { changing("contentSize") { scroller.contentSize = newValue.inEngine } }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      changing("contentOffset") { scroller.contentOffset = newValue.inEngine }
      noteScrolling()
    }
  }
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroller.contentInset) }
    set {
      guard newValue != contentInset else { return }
      scroller.contentInset = newValue.inEngine
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      noteScrolling()
    }
  }
  open var adjustedContentInset: UIEdgeInsets {
    scroller.safeContentInset = safeAreaForContent.inEngine
    return UIEdgeInsets(scroller.adjustedContentInset)
  }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      changing("contentOffset") { super.bounds = newValue }
      noteScrolling()
    }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    changing("contentOffset") { scroller.scrollRectToVisible(rect.standardized.inEngine) }
    noteScrolling()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Behaviour

  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set {
      scroller.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var decelerationRate: DecelerationRate = .normal
  open var refreshControl: UIRefreshControl?
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func stopScrollingAndZooming() {}
  /// The recogniser of the scrolling gesture. Other recognisers can refer to it, but it does not
  /// scroll.
  open private(set) lazy var panGestureRecognizer = makePanRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }

  // MARK: Indicators

  /// The style of the scroll indicators. They are not drawn, since they are visible only while a
  /// finger scrolls.
  open var indicatorStyle: IndicatorStyle = .default { didSet { noteAppearance(.indicatorStyle) } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open func flashScrollIndicators() {}

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var zoomScale: CGFloat = 1 { didSet { zoom(from: oldValue) } }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followSafeArea()
    noteScrolling()
  }

  // MARK: In the module

  /// The part of the safe area that is added to the content insets: only along the axes that can
  /// scroll.
  final var safeAreaForContent: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    default:
      let (content, room) = (scroller.contentSize, bounds.size)
      let scrollsDown = alwaysBounceVertical || content.height + safe.top + safe.bottom > room.height
      let scrollsAcross = alwaysBounceHorizontal || content.width > room.width
      return UIEdgeInsets(
        top: scrollsDown ? safe.top : 0, left: scrollsAcross ? safe.left : 0, bottom: scrollsDown ? safe.bottom : 0,
        right: scrollsAcross ? safe.right : 0)
    }
  }

  /// Updates the insets after the safe area has changed. Content that was scrolled to its top stays
  /// at its top.
  private func followSafeArea() {
    let inset = adjustedContentInset
    guard inset != lastInset else { return }
    if contentOffset.y == -lastInset.top { scroller.contentOffset.y = -inset.top }
    lastInset = inset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Notifies the delegate if the content offset has changed since the last call.
  final func noteScrolling() {
    let offset = CGPoint(scroller.contentOffset)
    guard offset != lastOffset else { return }
    lastOffset = offset
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private func zoom(from old: CGFloat) {
    let limited = max(minimumZoomScale, min(zoomScale, maximumZoomScale))
    if limited != zoomScale { return zoomScale = limited }
    guard zoomScale != old, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func makePanRecognizer() -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.cancelsTouchesInView = false
    return recognizer
  }
}

/// A scroll view with a `UIScrollViewDelegate`. The class itself has no property `delegate`, since
/// its subclasses declare delegates of other types, which could not override the property.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The object that receives scrolling events. It is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
