public import Foundation
import UIFoundation

/// The style of a result of a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal, found, highlighted
}

/// The object that collects the results of a search.
@preconcurrency @MainActor
public protocol UITextSearchAggregator: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable
  var allFoundRanges: NSOrderedSet { get }
  func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?)
  func finishedSearching()
  func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
  func invalidate()
}

/// A text that can be searched. Nothing searches it here.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable
  var selectedTextRange: UITextRange? { get set }
  var supportsTextReplacement: Bool { get }
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: any UITextSearchAggregator)
  func decorate(foundTextRange range: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()
  func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func shouldReplace(
    foundTextRange range: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  public func replace(
    foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
  public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

/// A search in a text that can be searched.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  open private(set) weak var searchableObject: (any UITextSearching)?

  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
}
