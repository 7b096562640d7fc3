import Testing
import UIKit

@MainActor @Suite struct TextSearchTests {
  private final class Page: UITextView, UITextSearching {
    var shown: [String] = []

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
      .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      var start = text.startIndex
      while let found = text.range(of: queryString, range: start..<text.endIndex) {
        let range = NSRange(found, in: text)
        if let from = position(from: beginningOfDocument, offset: range.location),
          let end = position(from: from, offset: range.length), let place = textRange(from: from, to: end)
        {
          resultAggregator.foundRange(place, searchString: queryString, document: nil)
        }
        start = found.upperBound
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
      shown.append("\(offset(from: beginningOfDocument, to: foundTextRange.start)) \(style)")
    }
    func clearAllDecoratedFoundText() { shown = [] }
  }

  @Test func aSessionGoesThroughTheResultsOfItsText() {
    let page = Page()
    page.text = "one two one"
    let session = UITextSearchingFindSession(searchableObject: page)
    session.performSearch(query: "one", options: nil)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == NSNotFound)
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .forward)
    #expect(page.shown == ["0 highlighted", "0 found", "8 highlighted"] && session.highlightedResultIndex == 1)
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 0)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 1)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && page.shown == [])
  }
}
