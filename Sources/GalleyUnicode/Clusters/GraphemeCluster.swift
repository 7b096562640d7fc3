import CICU

/// One grapheme cluster: what a reader takes for one character, and what a restriction of input keeps or refuses.
///
/// What it is follows Unicode's properties of the characters in it, not blocks of code points.
public struct GraphemeCluster: Hashable, Sendable {
  /// The UTF-16 code units.
  public let units: ArraySlice<UInt16>

  /// The cluster of these units. That they are one is the caller's promise: `UnicodeAnalyzer.graphemeClusters(of:)`
  /// finds them.
  public init(_ units: ArraySlice<UInt16>) { self.units = units }

  /// Its characters. Lone surrogates come out as U+FFFD.
  public var string: String { String(decoding: units, as: UTF16.self) }

  /// Whether it is one of the digits 0 to 9 of ASCII and nothing else. A keycap or a digit with a mark is none.
  public var isASCIIDigit: Bool {
    guard let unit = units.first else { return false }
    return units.count == 1 && (0x30...0x39).contains(unit)
  }

  /// Whether it is one decimal digit of any script and nothing else (general category Nd): "７" and "٣" are.
  public var isDecimalDigit: Bool {
    var scalars = self.scalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return false }
    return InputTraits(of: first).contains(.digit)
  }

  /// Whether there is a Chinese character in it (Script = Han): ideographs of all extensions, those for compatibility,
  /// radicals, 々 and 〇. Kana, hangul and punctuation are not, also where Chinese texts use them.
  public var hasHan: Bool { scalars.contains { InputTraits(of: $0).contains(.han) } }

  var scalars: some Sequence<UInt32> {
    string.unicodeScalars.lazy.map(\.value)
  }
}

/// What ICU says about a character for restrictions of input.
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
