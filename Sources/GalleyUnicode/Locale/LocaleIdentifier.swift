import CICU

/// Returns ICU's identifier of a locale. The locale may be a BCP 47 tag (`ja-u-lb-strict`) or have
/// underscores (`pt_BR`, and ICU's own `ar_EG@numbers=latn`).
///
/// Malformed parts are dropped; the root locale is "".
func icuLocale(_ locale: String) -> String {
  guard !locale.isEmpty else { return "" }
  // ICU's identifiers have keywords after an @, which no language tag contains.
  if locale.utf8.contains(UInt8(ascii: "@")) { return locale }
  let tag = String(decoding: locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  return cString(capacity: 160) { cicu_locale_from_tag(tag, $0, 160) } ?? ""
}

/// Returns the value of a keyword in one of ICU's locale identifiers, such as "strict" for lb; nil
/// if the identifier does not have the keyword.
func keyword(_ name: String, ofICULocale locale: String) -> String? {
  cString(capacity: 32) { cicu_locale_keyword(locale, name, $0, 32) }
}

/// Returns the zero-terminated text that `fill` writes; nil if it returns false.
private func cString(capacity: Int, fill: (UnsafeMutablePointer<CChar>) -> Bool) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress, fill(start) else { return nil }
    return String(cString: start)
  }
}
