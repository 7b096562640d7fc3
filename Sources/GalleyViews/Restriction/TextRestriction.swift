public import GalleyText
public import GalleyUnicode

/// A restriction of a field's input: by grapheme cluster, by length and by pattern.
///
/// It acts after each of the user's edits, however text gets in, first the filter, then the limit, and never while an
/// input method composes: text that is not committed yet is left alone, as otherwise nothing that is composed of
/// several keys could be typed (rule: restriction-waits). No cluster is ever cut.
public struct TextRestriction: Sendable {
  /// A unit of length.
  public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
    /// Characters as readers see them: a family of emoji is one.
    case graphemeClusters
    /// UTF-16 code units, as `NSString.length`: the same family may be eight.
    case utf16
  }

  /// The filter of clusters.
  public var filter: InputFilter
  /// The greatest length; nil is no limit. Surplus is removed from the end of the insertion, and the text that was
  /// there stays; only text that code had set too long is cut at its own end. UIKit counterpart: the answer that
  /// delegates give to `shouldChangeCharactersIn`, by which the text stays; that what fits of it goes in is ours.
  public var maximumLength: Int?
  /// The unit of `maximumLength`.
  public var lengthUnit: LengthUnit

  /// The pattern that the whole text has to match after filter and limit; nil is anything. An edit that leaves another
  /// text is undone as a whole, as by a delegate that refuses it, and a composition when it ends. Empty text is always
  /// let in, since every text begins with it; and text that code had set and that does not match may become shorter. So
  /// a pattern has to match what is typed on the way to what is wanted: `[0-9]{0,4}`, not `[0-9]{4}` (ours).
  public var pattern: TextPattern?

  /// A restriction; by itself it takes everything.
  public init(
    _ filter: InputFilter = .any, maximumLength: Int? = nil, lengthUnit: LengthUnit = .graphemeClusters,
    pattern: TextPattern? = nil
  ) {
    self.pattern = pattern
    self.filter = filter
    self.maximumLength = maximumLength
    self.lengthUnit = lengthUnit
  }

  /// Returns true if the pattern lets an edit stand that made `text` of `before`.
  func matches(_ text: AttributedText, from before: AttributedText?, inserts: Bool) -> Bool {
    guard let pattern, text.count > 0, !pattern.matches(text.utf16) else { return true }
    return !inserts && before.map { !pattern.matches($0.utf16) } ?? true
  }

  /// Returns the text that filter and limit leave, and the new insertion point. Not for text that is being composed.
  ///
  /// What stays keeps its attributes. The insertion point stays behind the clusters that were before it and stayed.
  /// Text that is let in whole comes back as it is, and what is let in once is let in again.
  /// - Parameters:
  ///   - inserted: what was put in last, in UTF-16 offsets, clamped; nil is all of it.
  ///   - caret: UTF-16 offset; clamped.
  ///   - analyzer: finds the clusters.
  public func apply(
    to text: AttributedText, inserted: Range<Int>? = nil, caret: Int, using analyzer: UnicodeAnalyzer
  ) -> (text: AttributedText, caret: Int) {
    let left = apply(to: text, inserted: inserted ?? 0..<text.count, keeping: [caret], using: analyzer)
    return (left.text, left.places[0])
  }

  /// The same for several places in the text, which come back in their order.
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
    // What comes to stand together may join to clusters that the filter has not seen.
    func insertedNow() -> Range<Int> { places[places.count - 2]..<places[places.count - 1] }
    while case let kept = filter.kept(clusters, of: text.utf16, inserted: insertedNow()),
      kept.reduce(0, { $0 + $1.count }) < text.count
    { keep(kept) }
    while let excess = excess(of: clusters, inserted: insertedNow()) {
      keep([0..<excess.lowerBound, excess.upperBound..<text.count])
    }
    return (text, places.dropLast(2).map { clusters.end(ofClusterAround: $0) })
  }

  /// The ranges that are cut because the text is too long: as much as has to, by whole clusters, from the end of what
  /// was put in; after that from the end of the text. Nil for a text that is not. What is left may have joined to fewer
  /// clusters or come apart to more, so that it is to be asked again.
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
    // A cluster that what was put in has joined is cut where it did.
    return max(place.lowerBound, clusters[first].lowerBound)..<place.upperBound
  }
}

extension [Range<Int>] {
  /// The number of units of these ranges, which are in order, before an offset.
  fileprivate func length(before place: Int) -> Int {
    reduce(0) { $0 + Swift.max(0, Swift.min(place, $1.upperBound) - $1.lowerBound) }
  }

  /// The end of the range that a place lies inside of; the place itself if it lies between two.
  fileprivate func end(ofClusterAround place: Int) -> Int {
    first { $0.lowerBound < place && place < $0.upperBound }?.upperBound ?? place
  }
}

extension AttributedText {
  fileprivate func graphemeClusters(using analyzer: UnicodeAnalyzer) -> [Range<Int>] {
    unsafe utf16.withUnsafeBufferPointer { unsafe analyzer.graphemeClusters(of: $0) }
  }

  /// The characters of these ranges, which are in order; an empty text keeps its attributes for what is typed next.
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
