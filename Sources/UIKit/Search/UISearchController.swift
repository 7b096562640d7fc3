import CoreGraphics
public import Foundation

/// A view controller with a search bar that shows search results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar of the controller.
  public let searchBar = UISearchBar()
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that receives the events of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The view controller that shows the results.
  open private(set) var searchResultsController: UIViewController?
  /// True if the content behind the results should be dimmed. Galley stores the value and ignores
  /// it.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`. Galley stores the value and ignores
  /// it.
  open var dimsBackgroundDuringPresentation = true
  /// True if the navigation bar should hide during the search. Galley stores the value and ignores
  /// it.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the cancel button appears automatically.
  open var automaticallyShowsCancelButton = true
  /// True if the scope buttons should appear automatically. Galley stores the value and ignores it.
  open var automaticallyShowsScopeBar = true
  /// True if the results should always be shown. Galley stores the value and ignores it.
  open var showsSearchResultsController = false
  /// True while the search is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }

  /// Creates a search controller. `searchResultsController` shows the results; if it is nil, the
  /// current view controller shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
    searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
  }

  /// Creates a controller without a view controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without decoding anything from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text or the scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that receives the events of a search controller. By default its methods do nothing.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
