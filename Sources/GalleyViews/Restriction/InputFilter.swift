public import GalleyUnicode

/// A filter for the grapheme clusters that a field accepts. Rejected clusters are removed; the others keep their order.
public enum InputFilter: Sendable {
  /// Every cluster.
  case any
  /// Digits.
  case number(digits: Digits = .ascii)
  /// Digits and one separator; all other characters are removed.
  ///
  /// An existing separator stays and further ones are rejected, wherever they are inserted. If several are inserted at
  /// once, the first one stays.
  case decimal(separator: String, digits: Digits = .ascii)
  /// All but Chinese characters, which are recognised by Unicode's script property: `GraphemeCluster.hasHan`.
  case noChinese
  /// Only emoji, each as a whole: `GraphemeCluster.isEmoji`.
  case emoji
  /// Clusters for which the function returns true. It is called with single clusters, once or more often for each.
  case custom(@Sendable (GraphemeCluster) -> Bool)

  /// A set of digits.
  public enum Digits: Hashable, Sendable {
    /// 0 to 9 (our choice; code that reads the number rarely expects others).
    case ascii
    /// 0 to 9, and the ten digits of a locale, BCP 47 or with underscores: `decimalDigits(for:)`.
    ///
    /// In `ar` those are ٠ to ٩, which its keyboards type (our choice).
    case locale(String)
    /// The decimal digits of every script, such as ７ and ٣.
    case all

    /// A test for clusters in the set. It looks up the locale's digits once.
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

  /// Digits and one separator: the decimal separator of a locale, BCP 47 or with underscores, and its digits.
  public static func decimal(locale: String, digits: Digits? = nil) -> InputFilter {
    .decimal(separator: decimalSeparator(for: locale), digits: digits ?? .locale(locale))
  }

  /// The accepted clusters of a text, in order.
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

  /// One value for each cluster, true if it stays.
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
