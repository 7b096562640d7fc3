public import GalleyText
public import GalleyUnicode

/// A restriction of what a user may enter in a text field: by grapheme cluster, by length and by
/// pattern.
///
/// It acts after each of the user's edits, whatever the source of the text: first the filter, then the limit, then the
/// pattern. It waits while an input method composes, because otherwise text that takes several keys could not be typed
/// (rule: restriction-waits). A cluster is never cut.
public struct TextRestriction: Sendable {
  /// The unit in which the length of a text is counted.
  public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
    /// The length is counted in characters as readers see them. A family emoji counts as one.
    case graphemeClusters
    /// The length is counted in UTF-16 code units, as by `NSString.length`. A family emoji may
    /// count as eight.
    case utf16
  }

  /// The filter for grapheme clusters.
  public var filter: InputFilter
  /// The maximum length, in the unit `lengthUnit`; nil means no limit.
  ///
  /// Surplus is removed from the end of the insertion, and existing text stays. Only text that code had set too long is
  /// cut at its own end. UIKit counterpart: the result of `shouldChangeCharactersIn`, which keeps existing text; that
  /// the part of the insertion that fits is kept is our choice.
  public var maximumLength: Int?
  /// The unit in which `maximumLength` is counted.
  public var lengthUnit: LengthUnit

  /// The pattern that the whole text must match after filter and limit were applied; nil accepts
  /// any text.
  ///
  /// An edit with a result that does not match is undone as a whole, as if a delegate refused it; so is a composition
  /// when it ends. Empty text is always accepted, since every text begins with it. Text that code had set and that does
  /// not match may become shorter. So a pattern must also match partial input: `[0-9]{0,4}`, not `[0-9]{4}` (our
  /// choice).
  public var pattern: TextPattern?

  /// Creates a restriction. By default, it accepts all text.
  public init(
    _ filter: InputFilter = .any, maximumLength: Int? = nil, lengthUnit: LengthUnit = .graphemeClusters,
    pattern: TextPattern? = nil
  ) {
    self.pattern = pattern
    self.filter = filter
    self.maximumLength = maximumLength
    self.lengthUnit = lengthUnit
  }

  /// Returns true if the pattern accepts an edit that changed `before` to `text`.
  func matches(_ text: AttributedText, from before: AttributedText?, inserts: Bool) -> Bool {
    guard let pattern, text.count > 0, !pattern.matches(text.utf16) else { return true }
    return !inserts && before.map { !pattern.matches($0.utf16) } ?? true
  }

  /// Returns the text after filter and limit were applied, and the new position of the insertion
  /// point.
  ///
  /// Do not call it for text that is being composed.
  ///
  /// Accepted text keeps its attributes. The insertion point stays after the accepted clusters that were before it.
  /// Text that is wholly accepted is returned unchanged, and applying the restriction again changes nothing.
  /// - Parameters:
  ///   - inserted: the range inserted last, in UTF-16 offsets, clamped; nil means the whole text.
  ///   - caret: UTF-16 offset; clamped.
  ///   - analyzer: finds the clusters.
  public func apply(
    to text: AttributedText, inserted: Range<Int>? = nil, caret: Int, using analyzer: UnicodeAnalyzer
  ) -> (text: AttributedText, caret: Int) {
    let left = apply(to: text, inserted: inserted ?? 0..<text.count, keeping: [caret], using: analyzer)
    return (left.text, left.places[0])
  }

  /// Returns the text after filter and limit were applied, and the new values of several offsets,
  /// in the same order.
  func apply(
    to text: AttributedText, inserted: Range<Int>, keeping places: [Int], using analyzer: UnicodeAnalyzer
  ) -> (text: AttributedText, places: [Int]) {
    let inserted = inserted.clamped(to: 0..<text.count)
    var text = text
    var places = places.map { min(max(0, $0), text.count) } + [inserted.lowerBound, inserted.upperBound]
    var clusters = text.graphemeClusters(using: analyzer)
    func keep(_ kept: [Range<Int>]) {
      places = places.map { kept.length(before: $0) }
      text = text.keeping(kept)
      clusters = text.graphemeClusters(using: analyzer)
    }
    // Clusters that become neighbours may join to clusters that the filter has not seen.
    func insertedNow() -> Range<Int> { places[places.count - 2]..<places[places.count - 1] }
    while case let kept = filter.kept(clusters, of: text.utf16, inserted: insertedNow()),
      kept.reduce(0, { $0 + $1.count }) < text.count
    { keep(kept) }
    while let excess = excess(of: clusters, inserted: insertedNow()) {
      keep([0..<excess.lowerBound, excess.upperBound..<text.count])
    }
    return (text, places.dropLast(2).map { clusters.end(ofClusterAround: $0) })
  }

  /// Returns the range to cut if the text is too long; nil if it is not.
  ///
  /// It cuts only as much as necessary, by whole clusters, from the end of the insertion; without an insertion, from
  /// the end of the text. The remaining text may have fewer or more clusters than expected, so the caller asks again.
  private func excess(of clusters: [Range<Int>], inserted: Range<Int>) -> Range<Int>? {
    guard let maximumLength, let end = clusters.last?.upperBound else { return nil }
    let length = lengthUnit == .utf16 ? end : clusters.count
    guard length > max(0, maximumLength) else { return nil }
    let surplus = length - max(0, maximumLength)
    let place = inserted.isEmpty ? 0..<end : inserted
    let last = clusters.lastIndex { $0.lowerBound < place.upperBound } ?? 0
    var first = last
    func taken() -> Int { lengthUnit == .utf16 ? place.upperBound - clusters[first].lowerBound : last - first + 1 }
    while first > 0, clusters[first].lowerBound > place.lowerBound, taken() < surplus { first -= 1 }
    // If the insertion forms a cluster with existing text, only the inserted part is cut.
    return max(place.lowerBound, clusters[first].lowerBound)..<place.upperBound
  }
}

extension [Range<Int>] {
  /// Returns the number of UTF-16 units that the sorted ranges contain before an offset.
  fileprivate func length(before place: Int) -> Int {
    reduce(0) { $0 + Swift.max(0, Swift.min(place, $1.upperBound) - $1.lowerBound) }
  }

  /// Returns the end of the range that contains an offset; the offset itself if it lies between two
  /// ranges.
  fileprivate func end(ofClusterAround place: Int) -> Int {
    first { $0.lowerBound < place && place < $0.upperBound }?.upperBound ?? place
  }
}

extension AttributedText {
  fileprivate func graphemeClusters(using analyzer: UnicodeAnalyzer) -> [Range<Int>] {
    unsafe utf16.withUnsafeBufferPointer { unsafe analyzer.graphemeClusters(of: $0) }
  }

  /// Returns the characters in the sorted ranges. An empty result keeps its attributes for the next
  /// typed text.
  fileprivate func keeping(_ ranges: [Range<Int>]) -> AttributedText {
    var result = slice(0..<0)
    var index = 0
    while index < ranges.count {
      let start = ranges[index].lowerBound
      var end = ranges[index].upperBound
      index += 1
      while index < ranges.count, ranges[index].lowerBound == end {
        end = ranges[index].upperBound
        index += 1
      }
      result.append(slice(start..<end))
    }
    return result
  }
}
