@testable import GalleyScenes

/// Writes values of the shapes that the tables of keys have, as YAML on one line.
struct ShapeWriter {
  var choices: Choices
  /// Values by key that other scenes have.
  let known: [String: [String]]

  /// Levels of mappings and lists that are written; what lies deeper is left out.
  private static let deepest = 5

  /// A value of a shape.
  /// - Parameter key: the key that it is for.
  mutating func value(of shape: Shape, for key: String, level: Int = 0) -> String {
    if level == 0, choices.once(in: 3), let value = choices.one(of: known[key] ?? []) { return value }
    switch shape {
    case .any: return choices.one(of: ["0", "a", "true", "[]", "{}"]) ?? ""
    case .boolean: return choices.once(in: 2) ? "true" : "false"
    case .nothing: return "null"
    case .number(let range): return number(in: range)
    case .integer(let range): return integer(in: range)
    case .string: return string(for: key)
    case .words(let words): return choices.one(of: words) ?? ""
    case .list(let element):
      return "[" + (0..<count(4, level)).map { _ in value(of: element, for: key, level: level + 1) }.listed + "]"
    case .tuple(_, let shapes):
      return "[" + shapes.map { value(of: $0, for: key, level: level + 1) }.listed + "]"
    case .mapping(let table): return mapping(table(), level: level)
    case .dictionary(_, let element):
      let members = ["s1", "s2"].prefix(count(3, level)).map { name in
        "\(name): \(value(of: element, for: key, level: level + 1))"
      }
      return "{ " + members.listed + " }"
    case .either(let shapes): return choices.one(of: shapes).map { value(of: $0, for: key, level: level) } ?? ""
    }
  }

  private mutating func mapping(_ table: TableDescription, level: Int) -> String {
    var entries = table.required.compactMap { names in
      choices.one(of: names).flatMap { name in table.entries.first { $0.names.contains(name) } }
    }
    for _ in 0..<(table.isChoice ? 1 : count(5, level)) {
      guard let entry = choices.one(of: table.entries) else { continue }
      if !entries.contains(where: { $0.names == entry.names }) { entries.append(entry) }
    }
    let members = entries.map { "\($0.names[0]): \(value(of: $0.shape, for: $0.names[0], level: level + 1))" }
    return "{ " + members.listed + " }"
  }

  private mutating func number(in range: ClosedRange<Double>) -> String {
    let usual = [0, 1, -1, 0.5, 2, 17, 40, 100.25, 300, 1e-5, 65536, range.lowerBound, range.upperBound]
    return "\(choices.one(of: usual) ?? 0)"
  }

  private mutating func integer(in range: ClosedRange<Int>) -> String {
    let usual = [0, 1, 2, 3, 7, 100, -1, range.lowerBound, range.upperBound]
    return "\(choices.one(of: usual) ?? 0)"
  }

  private mutating func string(for key: String) -> String {
    if choices.once(in: 2), let value = choices.one(of: known[key] ?? []) { return value }
    let count = choices.below(6)
    let text = (0..<count).map { _ in choices.one(of: pieces) ?? "" }.joined()
    return "\"" + text.unicodeScalars.map(\.quotedInYAML).joined() + "\""
  }

  private mutating func count(_ most: Int, _ level: Int) -> Int {
    level < Self.deepest ? choices.below(most) : 0
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}

extension Unicode.Scalar {
  fileprivate var quotedInYAML: String {
    if value < 0x20 || (0x7F...0xA0).contains(value) || (0x2028...0x2029).contains(value)
      || "\"\\".contains(Character(self))
      || value == 0xFEFF
    {
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return String(self)
  }
}

/// Pieces of text that are set in ways of their own.
let pieces = [
  "a", " ", "word ", "fi", "AV", "\n", "\t", "\u{2028}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}",
  "\u{200F}", "\u{202A}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{FEFF}",
  "\u{301}", "\u{FFFC}", "\u{FE0F}", "\u{1F468}\u{200D}\u{1F469}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "12.50",
  "(", ")", "-", "\u{2026}", "\u{5D0}\u{5D1}", "\u{628}\u{644}\u{627}", "\u{64E}", "\u{661}\u{662}",
  "\u{E20}\u{E32}\u{E29}\u{E32}", "\u{7684}\u{4E00}", "\u{3002}", "\u{915}\u{94D}\u{937}\u{93F}", "\u{1100}\u{1161}",
  "\u{182E}", "\u{E000}", "hyphenation ", "\u{DF}", "\u{130}", "%@", "%d",
]
