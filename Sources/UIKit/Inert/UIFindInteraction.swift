public import Foundation
import UIFoundation

/// An interaction that shows a panel for finding text in a view. The panel is not drawn and accepts
/// no input.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The search session that the delegate supplied; nil while the panel is hidden.
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Requests a search session from the delegate.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, activeFindSession == nil, let session = delegate?.findInteraction(self, sessionFor: view) else {
      return
    }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Ends the search session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next result of the search.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Highlights the previous result of the search.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  open func updateResultCount() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that supplies search sessions for a view.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search session. This base class finds nothing; subclasses implement the search.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The form in which the number of results is shown.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    case currentAndTotal, total, none
  }

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  public override init() {}

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

/// The options of a text search.
open class UITextSearchOptions: NSObject {
  /// The part of a word that must match.
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }

  open private(set) var wordMatchMethod = WordMatchMethod.contains
  open private(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]

  public override init() {}
}
