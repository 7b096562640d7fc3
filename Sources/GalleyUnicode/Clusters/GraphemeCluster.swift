import CICU

/// One grapheme cluster: a character as readers see it, and the unit that a restriction of input keeps or refuses.
///
/// Its kind follows the Unicode properties of its characters, not blocks of code points.
public struct GraphemeCluster: Hashable, Sendable {
  /// The UTF-16 code units.
  public let units: ArraySlice<UInt16>

  /// The cluster of these units, which must be one: `UnicodeAnalyzer.graphemeClusters(of:)` finds them.
  public init(_ units: ArraySlice<UInt16>) { self.units = units }

  /// Its characters. Lone surrogates come out as U+FFFD.
  public var string: String { String(decoding: units, as: UTF16.self) }

  /// True if the cluster is one of the digits 0 to 9 of ASCII and nothing else. A keycap or a digit with a mark is none.
  public var isASCIIDigit: Bool {
    guard let unit = units.first else { return false }
    return units.count == 1 && (0x30...0x39).contains(unit)
  }

  /// True if the cluster is one decimal digit of any script and nothing else (general category Nd): "７" and "٣" are.
  public var isDecimalDigit: Bool {
    var scalars = self.scalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return false }
    return InputTraits(of: first).contains(.digit)
  }

  /// True if the cluster has a Chinese character (Script = Han): ideographs of all extensions, those for compatibility,
  /// radicals, 々 and 〇. Kana, hangul and punctuation are not, also where Chinese texts use them.
  public var hasHan: Bool { scalars.contains { InputTraits(of: $0).contains(.han) } }

  var scalars: some Sequence<UInt32> { string.unicodeScalars.lazy.map(\.value) }
}

/// The properties of a character that restrictions of input ask for.
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
