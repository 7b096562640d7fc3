import GalleyBase
import GalleyUnicode

extension Form where Value == String {
  /// The form of a BCP 47 language tag, with hyphens or underscores: `en_US`, `zh-Hant-TW`,
  /// `ar-u-nu-latn`.
  static var languageTag: Form {
    Form("a language", .string("language")) { decoding, node in
      guard let text = Form.string.read(&decoding, node) else { return nil }
      if text.isLanguageTag {
        if let message = text.unknownLocaleMessage { decoding.warn(.unknownLocale, message, at: node) }
        return text
      }
      return decoding.report(
        "\"\(text.shortened)\" is not a language; write it as in en_US, ja or zh-Hant-TW", at: node)
    }
  }
}

extension String {
  /// The warning that a locale contains an unknown subtag; nil if all subtags are known.
  var unknownLocaleMessage: String? {
    guard isLanguageTag, let part = UnknownSubtag(of: self) else { return nil }
    let used =
      switch part {
      case .language: "language-neutral rules are used for breaking and separators"
      case .script: "the script is ignored"
      case .region: "the region is ignored"
      }
    return "\"\(self)\" is not a known locale: ICU does not have this \(part), so \(used)"
  }

  /// True if the string has the form of a language tag: parts of up to eight letters and digits,
  /// the first of two to eight letters (RFC 5646 §2.1, underscores allowed).
  var isLanguageTag: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard utf8.count <= 64, let first = parts.first, (2...8).contains(first.utf8.count) else { return false }
    return first.utf8.allSatisfy(isLetter)
      && parts.allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
