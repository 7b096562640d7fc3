/// Options for enumerating words.
///
/// On iOS they are some of `NSString.EnumerationOptions`, which Foundation has here without words. A call with
/// `byWords` uses these, all other calls use Foundation's.
public struct WordEnumerationOptions: OptionSet, Sendable {
  /// The bit mask of the options. The bits are the same as in Foundation.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Enumerates words, without spaces and punctuation.
  public static let byWords = Self(rawValue: 3)
  /// Enumerates from the last word to the first.
  public static let reverse = Self(rawValue: 1 << 8)
  /// Passes nil in place of the words, so that no strings are created.
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  /// Finds words by the rules of the environment's language.
  public static let localized = Self(rawValue: 1 << 10)
}
