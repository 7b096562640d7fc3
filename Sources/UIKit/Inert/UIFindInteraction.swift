public import Foundation
import UIFoundation

/// The panel that finds text in a view. The interaction is kept; nothing is drawn, and nobody types into it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The search that the delegate began; nil while the panel is hidden.
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Asks the delegate for a search.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, activeFindSession == nil, let session = delegate?.findInteraction(self, sessionFor: view) else {
      return
    }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the next result of the search.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes to the previous result of the search.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  open func updateResultCount() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that begins searches in a view.
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

/// A search. A subclass finds; this class finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The presentation of the number of results.
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

/// The options of a search.
open class UITextSearchOptions: NSObject {
  /// The part of a word that must be equal.
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }

  open private(set) var wordMatchMethod = WordMatchMethod.contains
  open private(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]

  public override init() {}
}
