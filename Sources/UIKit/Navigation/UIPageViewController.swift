import CoreGraphics
public import Foundation
import UIFoundation

/// A view controller that shows one page after another, each of which is a child controller.
///
/// Pages turn without an animation, and only by
/// `setViewControllers(_:direction:animated:completion:)`: swipes do not turn them, so the data
/// source is asked only for the number of pages and the index of the page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The side to which pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  /// The position of the spine of a book.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
  /// The style of turning pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  /// A key of the options at creation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position of the spine, as the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages. It has no effect, since pages turn without an animation.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePageControl() } }
  /// Always empty, since swipes do not turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The shown pages, beside each other; nil before the first call of `setViewControllers`.
  open private(set) var viewControllers: [UIViewController]?
  /// True if the back of a page shows the next page. It has no effect.
  open var isDoubleSided = false
  private let pageControl = UIPageControl()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = spine ?? options?[.spineLocation] as? SpineLocation ?? (style == .scroll ? .none : .min)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages curl horizontally. The name of the file is ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose pages curl horizontally, without decoding anything.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// Shows pages in place of the present ones, without an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for page in self.viewControllers ?? [] where !new.contains(where: { $0 === page }) {
      takeOut(page, staying: false)
    }
    self.viewControllers = new
    for page in new { adopt(page) }
    if isViewLoaded { showPages() }
    updatePageControl()
    completion?(true)
  }

  private func showPages() {
    for page in viewControllers ?? [] where page.viewIfLoaded?.superview !== view {
      put(page, into: view, frame: view.bounds)
    }
    view.bringSubviewToFront(pageControl)
    view.setNeedsLayout()
  }

  /// Shows a page control if the data source has a number of pages, as UIKit does with pages that
  /// scroll horizontally.
  private func updatePageControl() {
    let isShown = transitionStyle == .scroll && navigationOrientation == .horizontal
    pageControl.numberOfPages = isShown ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.isHidden = pageControl.numberOfPages == 0
    if !pageControl.isHidden { pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layOut = { [weak self] in self?.layOut() }
    container.addSubview(pageControl)
    pageControl.isUserInteractionEnabled = false
    view = container
    showPages()
    updatePageControl()
  }

  private func layOut() {
    var room = view.bounds
    if !pageControl.isHidden {
      // The height is from memory.
      let height = 37 + view.safeAreaInsets.bottom
      pageControl.frame = CGRect(x: 0, y: room.maxY - height, width: room.width, height: 37)
      room.size.height -= height
    }
    let pages = viewControllers ?? []
    for (index, page) in pages.enumerated() {
      let width = room.width / CGFloat(pages.count)
      page.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: room.height)
    }
  }
}

/// The object that supplies the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one. It is not called here, since swipes do not turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one. It is not called here, since swipes do not turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages in the page control; 0 for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the page that the page control shows as the current one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate that receives the events of a user who turns pages. As swipes do not turn pages
/// here, no method is called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
