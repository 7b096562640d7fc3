import CICU

/// A grapheme cluster: a character as perceived by readers. Input restrictions accept or reject
/// whole clusters.
///
/// Its kind follows from the Unicode properties of its characters, not from blocks of code points.
public struct GraphemeCluster: Hashable, Sendable {
  /// The UTF-16 code units of the cluster.
  public let units: ArraySlice<UInt16>

  /// Creates a grapheme cluster from units, which must form exactly one cluster.
  /// `UnicodeAnalyzer.graphemeClusters(of:)` finds clusters.
  public init(_ units: ArraySlice<UInt16>) { self.units = units }

  /// The characters of the cluster. Unpaired surrogates become U+FFFD.
  public var string: String { String(decoding: units, as: UTF16.self) }

  /// True if the cluster is a single ASCII digit, 0 to 9. False for a keycap or a digit with a
  /// combining mark.
  public var isASCIIDigit: Bool {
    guard let unit = units.first else { return false }
    return units.count == 1 && (0x30...0x39).contains(unit)
  }

  /// True if the cluster is a single decimal digit of any script (general category Nd), such as "７"
  /// or "٣".
  public var isDecimalDigit: Bool {
    var scalars = self.scalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return false }
    return InputTraits(of: first).contains(.digit)
  }

  /// True if the cluster contains a Chinese character (Script = Han): an ideograph of any
  /// extension, a compatibility ideograph, a radical, 々 or 〇.
  ///
  /// Kana, hangul and punctuation do not count, even in Chinese text.
  public var hasHan: Bool { scalars.contains { InputTraits(of: $0).contains(.han) } }

  var scalars: some Sequence<UInt32> { string.unicodeScalars.lazy.map(\.value) }
}

/// The character properties that input restrictions use.
struct InputTraits: OptionSet {
  let rawValue: UInt8

  static let digit = InputTraits(rawValue: CICU_INPUT_DIGIT)
  static let han = InputTraits(rawValue: CICU_INPUT_HAN)
  static let emoji = InputTraits(rawValue: CICU_INPUT_EMOJI)
  static let emojiPresentation = InputTraits(rawValue: CICU_INPUT_EMOJI_PRESENTATION)
  static let emojiModifier = InputTraits(rawValue: CICU_INPUT_EMOJI_MODIFIER)
  static let regionalIndicator = InputTraits(rawValue: CICU_INPUT_REGIONAL)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of character: UInt32) { rawValue = cicu_input_traits(character) }
}
