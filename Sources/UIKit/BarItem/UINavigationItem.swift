public import Foundation
import UIFoundation

/// The content of a navigation bar for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// A screen's preference for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The amount of text that the back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The arrangement of the items.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// The title of the screen.
  open var title: String? { didSet { changed?() } }
  /// The view that replaces the title.
  open var titleView: UIView? { didSet { changed?() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed?() } }
  /// The back button on the next screen, which leads back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that leads back to this screen.
  open var backButtonTitle: String?
  /// The display mode of the back button that leads back to this screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// True if the back button of this screen is hidden.
  open var hidesBackButton = false { didSet { changed?() } }
  /// True if the left items should be drawn beside the back button, false if they replace it.
  /// Galley stores the value and ignores it.
  open var leftItemsSupplementBackButton = false
  /// The items at the leading side, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The items at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The screen's preference for a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The arrangement of the items.
  open var style = ItemStyle.navigator
  /// The search controller of the screen.
  open var searchController: UISearchController?
  /// True if scrolling the content should hide the search bar. Galley stores the value and ignores
  /// it.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar for this screen; nil for the bar's own appearance.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The appearance of the compact bar for this screen. Galley stores the value and ignores it.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while the content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The appearance of the compact bar while the content is at its top. Galley stores the value and
  /// ignores it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The closure that is called after a property has changed. The bar that shows the item sets it.
  package var changed: (() -> Void)?

  /// Creates a navigation item with a title.
  public init(title: String) { self.title = title }

  /// Creates a navigation item without a title.
  public override init() {}

  /// Creates a navigation item without decoding anything from an interface file.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// The outermost item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets a single item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets a single item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
