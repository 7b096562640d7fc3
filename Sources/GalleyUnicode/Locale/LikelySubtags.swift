import CICU

/// Returns the language, script and region of a locale; empty for the root locale and for a
/// malformed one. Parts that the locale does not name are added by CLDR's likely subtags (UTS 35,
/// "Likely Subtags").
///
/// `zh-TW` gives zh, Hant and TW, `und-Kana` gives ja, Kana and JP. Empty for the root locale and for a malformed one.
package func likelySubtags(of locale: String) -> [String] {
  let locale = icuLocale(locale)
  guard !locale.isEmpty else { return [] }
  let capacity = 64
  let subtags: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress, cicu_likely_subtags(locale, start, Int32(capacity)) else { return nil }
    return String(cString: start)
  }
  return (subtags ?? "").split(separator: "_").prefix(3).map(String.init)
}
