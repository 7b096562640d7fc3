import CoreGraphics
public import Foundation

/// A search with its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The object that finds results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that receives events.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The screen of the results.
  open private(set) var searchResultsController: UIViewController?
  /// True if the content behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// True if the content behind is dimmed.
  open var dimsBackgroundDuringPresentation = true
  /// True if the navigation bar hides.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the cancel button appears automatically.
  open var automaticallyShowsCancelButton = true
  /// True if the scopes appear automatically.
  open var automaticallyShowsScopeBar = true
  /// True if the results are always shown.
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

  /// A search with a screen of results, nil if they are shown on the present screen.
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

  /// A search without a screen of results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search from an interface file, which is not supported here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The object that finds results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that receives the events of a search. By default a method does nothing.
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
