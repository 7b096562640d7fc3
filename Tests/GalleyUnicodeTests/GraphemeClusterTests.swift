import GalleyUnicode
import Testing

/// What a cluster is, by Unicode's properties.
@Suite struct GraphemeClusterTests {
  @Test(
    "what shows as an emoji",
    arguments: [
      ("😀", true), ("❤️", true), ("❤", false), ("❤︎", false), ("👨‍👩‍👧", true), ("👩🏽‍🚀", true), ("👍🏿", true), ("🇨🇳", true),
      ("🇨", false), ("1️⃣", true), ("#⃣", true), ("1", false), ("#", false), ("a⃣", false), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", true),
      ("🏴\u{E0067}\u{E0062}", false), ("🏳️‍🌈", true), ("👩‍❤‍👨", true), ("😀\u{301}", false), ("😀\u{200D}", false),
      ("©️", true), ("©", false), ("☻", false), ("➋", false), ("a", false), ("汉", false), ("🏻", true), ("", false),
    ])
  func emoji(text: String, isEmoji: Bool) { #expect(cluster(text).isEmoji == isEmoji) }

  @Test(
    "Chinese characters of all extensions",
    arguments: [
      ("汉", true), ("漢", true), ("㐀", true), ("𠀀", true), ("𪜀", true), ("𫝀", true), ("𫠠", true), ("𬺰", true),
      ("𰀀", true), ("豈", true), ("々", true), ("〇", true), ("⺀", true), ("汉\u{301}", true), ("か", false),
      ("カ", false), ("한", false), ("，", false), ("。", false), ("ㄅ", false), ("a", false), ("１", false),
    ])
  func han(text: String, hasHan: Bool) { #expect(cluster(text).hasHan == hasHan) }

  @Test(
    "digits",
    arguments: [
      ("0", true, true), ("9", true, true), ("７", false, true), ("٣", false, true), ("𝟗", false, true),
      ("½", false, false), ("Ⅳ", false, false), ("一", false, false), ("1️⃣", false, false), ("1\u{301}", false, false),
      ("a", false, false), (".", false, false), ("", false, false),
    ])
  func digits(text: String, ascii: Bool, all: Bool) {
    #expect(cluster(text).isASCIIDigit == ascii)
    #expect(cluster(text).isDecimalDigit == all)
  }

  @Test func everyRowIsOneCluster() {
    let analyzer = UnicodeAnalyzer()
    for text in ["👨‍👩‍👧", "👩🏽‍🚀", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍❤‍👨", "😀\u{200D}", "汉\u{301}"] {
      let clusters = Array(text.utf16).withUnsafeBufferPointer { analyzer.graphemeClusters(of: $0) }
      #expect(clusters.count == 1, "\(text)")
    }
  }

  private func cluster(_ text: String) -> GraphemeCluster { GraphemeCluster(Array(text.utf16)[...]) }
}
