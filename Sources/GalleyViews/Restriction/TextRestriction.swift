public import GalleyText
public import GalleyUnicode

/// What a field lets in: which grapheme clusters, and how many.
///
/// It acts after each of the user's edits, however text gets in, first the filter, then the limit, and never while an
/// input method composes:
/// text that is not committed yet is left alone, as otherwise nothing that is composed of several keys could be typed
/// (reference E.7, E.10). No cluster is ever cut.
public struct TextRestriction: Sendable {
  /// What a length counts.
  public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
    /// What readers take for characters: a family of emoji is one.
    case graphemeClusters
    /// UTF-16 code units, as `NSString.length`: the same family may be eight.
    case utf16
  }

  /// Which clusters stay.
  public var filter: InputFilter
  /// How long the text may be; nil is without limit. What is too much goes at the end of the text.
  public var maximumLength: Int?
  /// What `maximumLength` counts.
  public var lengthUnit: LengthUnit

  /// A restriction; by itself it takes everything.
  public init(
    _ filter: InputFilter = .any, maximumLength: Int? = nil, lengthUnit: LengthUnit = .graphemeClusters
  ) {
    self.filter = filter
    self.maximumLength = maximumLength
    self.lengthUnit = lengthUnit
  }

  /// What is left of a text, and where the insertion point goes. Text that is being composed must not be given to it.
  ///
  /// What stays keeps its attributes. The insertion point stays behind the clusters that were before it and stayed. Text
  /// that is let in whole comes back as it is, and what is let in once is let in again.
  /// - Parameters:
  ///   - caret: UTF-16 offset; clamped.
  ///   - analyzer: finds the clusters.
  public func apply(
    to text: AttributedText, caret: Int, using analyzer: UnicodeAnalyzer
  ) -> (text: AttributedText, caret: Int) {
    let left = apply(to: text, keeping: [caret], using: analyzer)
    return (left.text, left.places[0])
  }

  /// The same for several places in the text, which come back in their order.
  func apply(
    to text: AttributedText, keeping places: [Int], using analyzer: UnicodeAnalyzer
  ) -> (text: AttributedText, places: [Int]) {
    var (text, places) = (text, places.map { min(max(0, $0), text.count) })
    var clusters = text.graphemeClusters(using: analyzer)
    // What comes to stand together may join to clusters that the filter has not seen.
    while case let kept = filter.kept(clusters, of: text.utf16), kept.count < clusters.count {
      places = places.map { kept.length(before: $0) }
      text = text.keeping(kept)
      clusters = text.graphemeClusters(using: analyzer)
    }
    let end = allowedLength(of: clusters)
    if end < text.count { text = text.slice(0..<end) }
    return (text, places.map { min(clusters.end(ofClusterAround: $0), end) })
  }

  /// The end of the last cluster that is within the limit.
  private func allowedLength(of clusters: [Range<Int>]) -> Int {
    let whole = clusters.last?.upperBound ?? 0
    guard let maximumLength else { return whole }
    let allowed =
      switch lengthUnit {
      case .graphemeClusters: clusters.prefix(max(0, maximumLength)).last
      case .utf16: clusters.last { $0.upperBound <= maximumLength }
      }
    return allowed?.upperBound ?? 0
  }
}

extension [Range<Int>] {
  /// How much of these ranges, which are in order, lies before a place.
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
    utf16.withUnsafeBufferPointer { analyzer.graphemeClusters(of: $0) }
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
