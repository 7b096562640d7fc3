public import Foundation

/// The object that receives the events of a search bar. By default its methods return true or do
/// nothing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns true if editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns true if editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns true if a range of the text may be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user taps the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Forwards the questions of a search bar's field to the delegate of the bar. The search key does
/// not end editing, as in UIKit.
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) { self.bar = bar }

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
