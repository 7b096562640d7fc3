public import GalleyUnicode

/// Which grapheme clusters a field takes. What a filter refuses goes; the rest stays in its order.
public enum InputFilter: Sendable {
  /// Every cluster.
  case any
  /// Digits.
  case number(digits: Digits = .ascii)
  /// Digits and one separator, the first that there is. More of them go, as does every other sign.
  case decimal(separator: String, digits: Digits = .ascii)
  /// Everything but Chinese characters, by Unicode's property of the script: `GraphemeCluster.hasHan`.
  case noChinese
  /// Nothing but emoji, each as a whole: `GraphemeCluster.isEmoji`.
  case emoji
  /// Whatever the function answers true for. It is asked about a cluster by itself, once or more often.
  case custom(@Sendable (GraphemeCluster) -> Bool)

  /// Which digits count as digits.
  public enum Digits: String, Hashable, Sendable, CaseIterable {
    /// 0 to 9. Our choice: the articles' regular expression takes all, which few who read the number expect.
    case ascii
    /// The decimal digits of every script, such as ７ and ٣.
    case all

    func contains(_ cluster: GraphemeCluster) -> Bool {
      switch self {
      case .ascii: cluster.isASCIIDigit
      case .all: cluster.isDecimalDigit
      }
    }
  }

  /// Digits and one separator: the decimal separator of a locale, BCP 47 or with underscores.
  public static func decimal(locale: String, digits: Digits = .ascii) -> InputFilter {
    .decimal(separator: decimalSeparator(for: locale), digits: digits)
  }

  /// The clusters that stay, in order.
  func kept(_ clusters: [Range<Int>], of units: [UInt16]) -> [Range<Int>] {
    switch self {
    case .any: return clusters
    case .number(let digits): return clusters.filter { digits.contains(GraphemeCluster(units[$0])) }
    case .decimal(let separator, let digits):
      let separator = Array(separator.utf16)
      var hasSeparator = false
      return clusters.filter { range in
        guard units[range].elementsEqual(separator) else { return digits.contains(GraphemeCluster(units[range])) }
        defer { hasSeparator = true }
        return !hasSeparator
      }
    case .noChinese: return clusters.filter { !GraphemeCluster(units[$0]).hasHan }
    case .emoji: return clusters.filter { GraphemeCluster(units[$0]).isEmoji }
    case .custom(let keeps): return clusters.filter { keeps(GraphemeCluster(units[$0])) }
    }
  }
}
