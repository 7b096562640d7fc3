/// An entry of a .po file: a message and its translation.
struct GettextEntry {
  var context: String?
  var id = ""
  var plural: String?
  /// The translations by the index of the plural form. A message without plural forms uses the
  /// first.
  var texts: [Int: String] = [:]
  var isFuzzy = false
  /// The offset of `msgid` in the file; -1 until it is read.
  var place = -1

  /// True for the header entry, which states the language.
  var isHeader: Bool { id.isEmpty && context == nil }

  var key: String { (context.map { $0 + StringFile.contextSeparator } ?? "") + id }

  /// Reads the entries that are not obsolete, in the order of the file.
  static func entries(_ scanner: inout StringScanner) throws(Diagnostic) -> [GettextEntry] {
    var entries: [GettextEntry] = []
    var entry = GettextEntry()
    func finish() throws(Diagnostic) {
      defer { entry = GettextEntry() }
      guard entry.place >= 0 else { return }
      if entry.texts.isEmpty { throw scanner.mistake("the message has no msgstr", at: entry.place) }
      entries.append(entry)
    }
    while true {
      scanner.skipSpace()
      guard scanner.next != nil else { break }
      if scanner.skip("#") {
        let comment = scanner.take { $0 != "\n" }
        // Flags belong to the following entry, even an obsolete one. Lines with #| are its former message.
        if ",=~".contains(comment.first ?? " "), !entry.texts.isEmpty { try finish() }
        if comment.hasPrefix("~") { entry.isFuzzy = false }
        if comment.hasPrefix(",") || comment.hasPrefix("=") {
          let flags = comment.dropFirst().split { $0 == "," || $0.isWhitespace }
          entry.isFuzzy = entry.isFuzzy || flags.contains("fuzzy")
        }
        continue
      }
      let start = scanner.offset
      let word = scanner.take { $0.properties.isAlphabetic || $0 == "_" }
      if word == "msgctxt" || word == "msgid", !entry.texts.isEmpty { try finish() }
      try entry.read(word, at: start, &scanner)
    }
    try finish()
    return entries
  }

  /// Reads the string after a keyword.
  private mutating func read(
    _ word: String, at start: Int, _ scanner: inout StringScanner
  ) throws(Diagnostic) {
    var form = 0
    if word == "msgstr", scanner.skip("[") {
      let digits = scanner.take { ("0"..."9").contains($0) }
      guard let number = Int(digits), number == texts.count, scanner.skip("]") else {
        throw scanner.mistake("expected msgstr[\(texts.count)], the next plural form", at: start)
      }
      form = number
    }
    guard ["msgctxt", "msgid", "msgid_plural", "msgstr"].contains(word) else {
      throw scanner.mistake("expected msgid, msgid_plural, msgctxt or msgstr", at: start)
    }
    let text = try Self.text(&scanner)
    switch word {
    case "msgctxt": context = text
    case "msgid":
      if place >= 0 { throw scanner.mistake("the message has no msgstr", at: place) }
      (id, place) = (text, start)
    case "msgid_plural": plural = text
    default:
      if place < 0 { throw scanner.mistake("expected msgid before msgstr", at: start) }
      texts[form] = text
    }
  }

  /// Reads consecutive quoted strings, which form one text.
  private static func text(_ scanner: inout StringScanner) throws(Diagnostic) -> String {
    scanner.skipSpace()
    guard scanner.next == "\"" else { throw scanner.mistake("expected a text in quotes") }
    var bytes: [UInt8] = []
    while scanner.next == "\"" {
      bytes += try quoted(&scanner)
      scanner.skipSpace()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a quoted string on one line, with the escapes of C. Numeric escapes are bytes of UTF-8.
  private static func quoted(_ scanner: inout StringScanner) throws(Diagnostic) -> [UInt8] {
    let start = scanner.offset
    _ = scanner.take()
    var bytes: [UInt8] = []
    while let scalar = scanner.take(), scalar != "\n" {
      if scalar == "\"" { return bytes }
      guard scalar == "\\" else {
        bytes += String(scalar).utf8
        continue
      }
      let place = scanner.offset - 1
      let escaped = scanner.take()
      if let control = escaped.flatMap(StringScanner.control) {
        bytes.append(control)
        continue
      }
      switch escaped {
      case "\\": bytes.append(0x5C)
      case "\"": bytes.append(0x22)
      case let digit? where ("0"..."7").contains(digit):
        var (value, count) = (digit.value - 48, 1)
        while count < 3, let next = scanner.next, ("0"..."7").contains(next) {
          (value, count) = (value * 8 + next.value - 48, count + 1)
          _ = scanner.take()
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      case "x":
        let digits = scanner.take { $0.properties.isASCIIHexDigit }
        guard let value = UInt8(digits.suffix(2), radix: 16) else { fallthrough }
        bytes.append(value)
      default: throw scanner.mistake("gettext has no such escape; write a backslash itself as \\\\", at: place)
      }
    }
    throw scanner.mistake("the string that begins here has no end on its line", at: start)
  }
}
