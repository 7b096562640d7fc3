public import Foundation
import UIFoundation

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The preference for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The title of the back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The arrangement of the items.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// The title.
  open var title: String? { didSet { changed?() } }
  /// The view that replaces the title.
  open var titleView: UIView? { didSet { changed?() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed?() } }
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button here.
  open var backButtonTitle: String?
  /// The appearance of the back button here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// True to hide the back button.
  open var hidesBackButton = false { didSet { changed?() } }
  /// True if the left items are beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The items on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The items on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The preference for a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The arrangement of the items.
  open var style = ItemStyle.navigator
  /// The search controller of the screen.
  open var searchController: UISearchController?
  /// True if the search bar hides when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the top of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The appearance of a compact bar at the top of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Called after something has changed; the bar sets it.
  package var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// An item without a title.
  public override init() {}

  /// Creates an item from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
