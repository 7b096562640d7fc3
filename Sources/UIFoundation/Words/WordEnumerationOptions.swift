/// The options of an enumeration by words.
///
/// On iOS they are some of `NSString.EnumerationOptions`, which Foundation has here without words. A call with
/// `byWords` uses these, all other calls use Foundation's.
public struct WordEnumerationOptions: OptionSet, Sendable {
  /// The bits, which are Foundation's.
  public let rawValue: UInt
  /// Creates options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Word by word, without spaces and punctuation.
  public static let byWords = Self(rawValue: 3)
  /// From the last word to the first.
  public static let reverse = Self(rawValue: 1 << 8)
  /// No strings are created: the closure receives nil.
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  /// In the language of the environment.
  public static let localized = Self(rawValue: 1 << 10)
}
