public import GalleyUnicode

/// A filter for the grapheme clusters that a text field accepts. Rejected clusters are removed, and
/// the others keep their order.
public enum InputFilter: Sendable {
  /// All clusters are accepted.
  case any
  /// Only digits are accepted.
  case number(digits: Digits = .ascii)
  /// Only digits and one separator are accepted.
  ///
  /// An existing separator stays and further ones are rejected, wherever they are inserted. If several are inserted at
  /// once, the first one stays.
  case decimal(separator: String, digits: Digits = .ascii)
  /// All clusters are accepted except Chinese characters, which are recognised by Unicode's script
  /// property: `GraphemeCluster.hasHan`.
  case noChinese
  /// Only whole emoji are accepted: `GraphemeCluster.isEmoji`.
  case emoji
  /// Clusters are accepted if the function returns true. It is called once or more often for each
  /// cluster.
  case custom(@Sendable (GraphemeCluster) -> Bool)

  /// A set of digits.
  public enum Digits: Hashable, Sendable {
    /// The digits 0 to 9 (our choice; code that reads the number rarely expects others).
    case ascii
    /// The digits 0 to 9, and the ten digits of a locale, given as BCP 47 or with underscores:
    /// `decimalDigits(for:)`.
    ///
    /// In `ar` those are ٠ to ٩, which its keyboards type (our choice).
    case locale(String)
    /// The decimal digits of all scripts, such as ７ and ٣.
    case all

    /// A function that returns true for clusters in the set. It looks up the locale's digits once.
    var test: (GraphemeCluster) -> Bool {
      switch self {
      case .ascii: return { $0.isASCIIDigit }
      case .locale(let locale):
        let digits = decimalDigits(for: locale)
        return { $0.isASCIIDigit || digits.contains($0.string) }
      case .all: return { $0.isDecimalDigit }
      }
    }
  }

  /// Returns a filter that accepts a locale's digits and one decimal separator. The locale is given
  /// as BCP 47 or with underscores.
  public static func decimal(locale: String, digits: Digits? = nil) -> InputFilter {
    .decimal(separator: decimalSeparator(for: locale), digits: digits ?? .locale(locale))
  }

  /// Returns the accepted clusters of a text, in order.
  ///
  /// If inserted text forms a rejected cluster with existing text, only the inserted part is removed.
  func kept(_ clusters: [Range<Int>], of units: [UInt16], inserted: Range<Int>) -> [Range<Int>] {
    let keeps = self.keeps(clusters, of: units, inserted: inserted)
    return zip(clusters, keeps).flatMap { cluster, isKept in
      if isKept { return [cluster] }
      guard cluster.overlaps(inserted) else { return [] }
      let before = cluster.lowerBound..<max(cluster.lowerBound, inserted.lowerBound)
      let after = min(cluster.upperBound, inserted.upperBound)..<cluster.upperBound
      return [before, after].filter { !$0.isEmpty }
    }
  }

  /// Returns an element for each cluster: true if the filter accepts the cluster, otherwise false.
  private func keeps(_ clusters: [Range<Int>], of units: [UInt16], inserted: Range<Int>) -> [Bool] {
    let cluster = { (range: Range<Int>) in GraphemeCluster(units[range]) }
    switch self {
    case .any: return clusters.map { _ in true }
    case .number(let digits):
      let isDigit = digits.test
      return clusters.map { isDigit(cluster($0)) }
    case .decimal(let separator, let digits):
      let separator = Array(separator.utf16)
      let separators = clusters.filter { units[$0].elementsEqual(separator) }
      let stays = separators.first { !inserted.overlaps($0) } ?? separators.first
      let isDigit = digits.test
      return clusters.map { $0 == stays || isDigit(cluster($0)) }
    case .noChinese: return clusters.map { !cluster($0).hasHan }
    case .emoji: return clusters.map { cluster($0).isEmoji }
    case .custom(let keeps): return clusters.map { keeps(cluster($0)) }
    }
  }
}
