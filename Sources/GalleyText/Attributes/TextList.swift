/// A list that a paragraph is an item of. UIKit counterpart: NSTextList.
public struct TextList: Hashable, Sendable {
  /// What stands before each item.
  public enum MarkerFormat: String, Hashable, Sendable, CaseIterable {
    /// U+2022.
    case disc
    /// U+25E6.
    case circle
    /// U+25AA.
    case square
    /// 1, 2, 3.
    case decimal
    /// a, b, c.
    case lowercaseAlpha
    /// A, B, C.
    case uppercaseAlpha
    /// i, ii, iii.
    case lowercaseRoman
    /// I, II, III.
    case uppercaseRoman
  }

  /// What stands before each item.
  public var markerFormat: MarkerFormat
  /// Number of the first item.
  public var startingItemNumber = 1

  /// A list that counts from 1.
  public init(markerFormat: MarkerFormat) { self.markerFormat = markerFormat }
}
