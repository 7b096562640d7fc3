public import Foundation
import UIFoundation

/// The style in which a found text is drawn.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal, found, highlighted
}

/// A collector of the results of a search.
open class UITextSearchAggregator<DocumentIdentifier>: NSObject {
  /// The ranges found so far, in the order of discovery.
  package private(set) var ranges: [UITextRange] = []

  open var allFoundRanges: NSOrderedSet { NSOrderedSet(array: ranges) }
  open func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
    ranges.append(range)
  }
  open func finishedSearching() {}
  open func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    ranges.removeAll { $0 === range }
  }
  open func invalidate() { ranges = [] }
}

/// An object whose text can be searched.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  var selectedTextRange: UITextRange? { get }
  var supportsTextReplacement: Bool { get }
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

/// A search session for a searchable object. It collects the found ranges, and highlights them one
/// after another.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var results: () -> [UITextRange] = { [] }
  private var highlighted: Int?

  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var resultCount: Int { results().count }
  open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    if let searchableObject { search(searchableObject, query, options ?? UITextSearchOptions()) }
  }

  private func search<Text: UITextSearching>(_ text: Text, _ query: String, _ options: UITextSearchOptions) {
    let aggregator = UITextSearchAggregator<Text.DocumentIdentifier>()
    results = { aggregator.ranges }
    text.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    let found = results()
    guard !found.isEmpty, let searchableObject else { return }
    let next = highlighted.map { $0 + (direction == .forward ? 1 : -1) } ?? (direction == .forward ? 0 : -1)
    let index = (next + found.count) % found.count
    if let highlighted, found.indices.contains(highlighted) { show(found[highlighted], .found, in: searchableObject) }
    highlighted = index
    show(found[index], .highlighted, in: searchableObject)
  }

  private func show<Text: UITextSearching>(
    _ range: UITextRange, _ style: UITextSearchFoundTextStyle, in text: Text
  ) {
    if style == .highlighted { text.willHighlight(foundTextRange: range, document: nil) }
    text.decorate(foundTextRange: range, document: nil, usingStyle: style)
    if style == .highlighted { text.scrollRangeToVisible(range, inDocument: nil) }
  }

  open override func invalidateFoundResults() {
    searchableObject?.clearAllDecoratedFoundText()
    (results, highlighted) = ({ [] }, nil)
  }
}
