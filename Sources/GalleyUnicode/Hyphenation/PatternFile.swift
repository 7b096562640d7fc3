import CICU

/// Reads a pattern file line by line. It begins with the name of its encoding, followed by settings
/// and patterns.
///
/// `NEXTLEVEL` precedes the second of two sections; `%` and `#` begin comments.
struct PatternFile {
  /// The patterns of the file's two sections. The second is empty in a file with one section.
  private(set) var sections = [PatternTrie(), PatternTrie()]
  /// True if the file has two sections, the first of which divides compounds into parts.
  private(set) var hasCompounds = false
  /// The values of the settings in the file's first section. A value is a number or a text, as the
  /// code points of its characters.
  private(set) var settings: [Setting: [UInt32]] = [:]
  /// The 256 characters of the file's single-byte encoding, by byte; nil if the encoding is UTF-8.
  let characters: [UInt32]?

  /// The settings that the file's first section may contain.
  enum Setting: String, CaseIterable {
    case left = "LEFTHYPHENMIN"
    case right = "RIGHTHYPHENMIN"
    case compoundLeft = "COMPOUNDLEFTHYPHENMIN"
    case compoundRight = "COMPOUNDRIGHTHYPHENMIN"
    case kept = "NOHYPHEN"
  }

  /// The length in bytes from which lines are skipped, as in libhyphen.
  private static let longestLine = 99

  private var letters: [UInt32] = []
  private var digits: [UInt8] = []

  /// Reads a file. Nil if its first line does not name an encoding.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true).makeIterator()
    guard let first = lines.next(), let encoding = PatternFile.encoding(first) else { return nil }
    if encoding == "UTF-8" {
      characters = nil
    } else {
      var characters = [UInt32](repeating: 0, count: 256)
      guard cicu_characters_of_encoding(encoding, &characters) else { return nil }
      self.characters = characters
    }
    while let line = lines.next() {
      if line[line.startIndex] == UInt8(ascii: "%") || line[line.startIndex] == UInt8(ascii: "#") { continue }
      if !readSetting(line), line.count < PatternFile.longestLine { readPattern(line) }
    }
  }

  /// Returns the name of the encoding in a file's first line, in the spelling of ICU; nil if the
  /// line cannot be such a name.
  private static func encoding(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let line = line.last == 0x0D ? line.dropLast() : line
    guard !line.isEmpty, line.count < 40, line.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let name = String(decoding: line, as: UTF8.self)
    // The dictionaries' name for Windows' code pages.
    let windows = "microsoft-cp"
    return name.hasPrefix(windows) ? "windows-" + name.dropFirst(windows.utf8.count) : name
  }

  private mutating func readSetting(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line[line.startIndex]) else { return false }
    if line.starts(with: "NEXTLEVEL".utf8) {
      hasCompounds = true
      return true
    }
    guard let setting = Setting.allCases.first(where: { line.starts(with: $0.rawValue.utf8) }) else { return false }
    let value = line.dropFirst(setting.rawValue.utf8.count).drop { $0 == 0x20 || $0 == 0x09 }
    if !hasCompounds { settings[setting] = scalars(value) }
    return true
  }

  private mutating func readPattern(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let slash = line.firstIndex(of: UInt8(ascii: "/"))
    letters.removeAll(keepingCapacity: true)
    digits.removeAll(keepingCapacity: true)
    digits.append(0)
    for scalar in scalars(line[..<(slash ?? line.endIndex)].prefix { $0 > 0x20 }) {
      if (0x30...0x39).contains(scalar) {
        digits[letters.count] = UInt8(scalar - 0x30)
      } else {
        letters.append(scalar)
        digits.append(0)
      }
    }
    let replacement = slash.map { self.replacement(line[line.index(after: $0)...].prefix { $0 >= 0x20 }) }
    sections[hasCompounds ? 1 : 0].add(letters, digits: digits, replacement: replacement)
  }

  /// Parses a replacement. It consists of the text, with `=` for the hyphen, and two numbers
  /// separated by commas. The first is the number of the pattern's letter, counted from 1, at which
  /// the replacement begins. The second is the number of letters that are replaced.
  ///
  /// By default it replaces all of them.
  private func replacement(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> PatternTrie.Replacement {
    let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let new = scalars(parts[0].prefix { $0 != UInt8(ascii: "=") })
    let numbers = parts.dropFirst().prefix(2).map { number(scalars($0)) }
    guard numbers.count == 2 else { return PatternTrie.Replacement(start: 0, count: letters.count, text: new) }
    return PatternTrie.Replacement(start: numbers[0] - 1, count: numbers[1] > 0 ? numbers[1] : letters.count, text: new)
  }

  /// Returns the number at the beginning of a text, of which at most three digits are read; 0 if
  /// there is none.
  func number(_ text: [UInt32]) -> Int {
    text.prefix(3).prefix { (0x30...0x39).contains($0) }.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  private func scalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    if let characters { return bytes.map { characters[Int($0)] } }
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map(UInt32.init) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
