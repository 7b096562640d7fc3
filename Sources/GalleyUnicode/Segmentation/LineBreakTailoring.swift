/// The changes that a locale makes to line breaking by moving characters to other classes. They
/// come from the strictness of UTS 35 (`-u-lb-`) and the conventions of Chinese, Japanese and
/// Korean in CLDR (version 48).
struct LineBreakTailoring: Hashable {
  /// True if small kana may begin lines, as in normal and loose line breaking.
  private var hasNormalKana = false
  private var isLoose = false
  /// True if the conventions for Chinese, Japanese or Korean apply.
  private var isEastAsian = false

  /// Creates the line break tailoring for ICU's identifier of a locale.
  init(icuLocale: String) {
    let strictness = keyword("lb", ofICULocale: icuLocale).flatMap {
      ["strict", "normal", "loose"].contains($0) ? $0 : nil
    }
    isLoose = strictness == "loose"
    hasNormalKana = isLoose || strictness == "normal"
    switch icuLocale.prefix(while: { $0 != "_" && $0 != "@" }) {
    case "zh": isEastAsian = true
    case "ja", "ko":
      isEastAsian = strictness != nil
      if strictness == nil { hasNormalKana = true }
    default: break
    }
  }

  /// True if no character changes its class.
  var isEmpty: Bool { !hasNormalKana && !isEastAsian }

  /// Returns the packed line breaking class that a character has in the locale. `packed` is its
  /// class without tailoring.
  func tailored(_ packed: UInt8, of character: UInt32) -> UInt8 {
    guard let changed = change(of: LineBreakClass(packed: packed), character) else { return packed }
    return packed & ~LineBreakClass.mask | changed.rawValue
  }

  private func change(of own: LineBreakClass, _ character: UInt32) -> LineBreakClass? {
    switch own {
    case .cj: hasNormalKana ? .id : nil
    case .qi: isEastAsian && character == 0x201C ? .op : nil
    case .qf: isEastAsian && character == 0x201D ? .cl : nil
    case .ns: beginsLine(character) ? .looseNS : nil
    case .ex: isLoose && isEastAsian && [0xFF01, 0xFF1F].contains(character) ? .looseNS : nil
    case .in: isLoose ? .looseIN : nil
    case .hh: isLoose && isEastAsian ? .looseHH : nil
    case .po: isLoose && isEastAsian && Self.suffixes.contains(character) ? .loosePO : nil
    case .pr: isLoose && isEastAsian && Self.prefixes.contains(character) ? .loosePR : nil
    default: nil
    }
  }

  /// True for a character of class NS that loose line breaking permits at the beginning of a line:
  /// iteration marks, dashes, and centred punctuation.
  private func beginsLine(_ character: UInt32) -> Bool {
    switch character {
    case 0x301C, 0x30A0: isEastAsian && hasNormalKana
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE: isLoose
    case 0x203C, 0x2047...0x2049, 0x30FB, 0xFF1A, 0xFF1B, 0xFF65: isLoose && isEastAsian
    default: false
    }
  }

  private static let suffixes: Set<UInt32> = [
    0xB0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0,
  ]
  private static let prefixes: Set<UInt32> = [0xA4, 0xB1, 0x20AC, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6]
}
