import GalleyUnicode
import Testing

@Suite struct ScriptRunTests {
  @Test(arguments: [
    ("", []),
    ("plain", ["Latn plain"]),
    ("1 + 2", ["Zyyy 1 + 2"]),
    ("… ©", ["Zyyy … ©"]),
    ("Abc Привет ελ 漢字かなカナ", ["Latn Abc ", "Cyrl Привет ", "Grek ελ ", "Hani 漢字", "Hira かな", "Kana カナ"]),
    // Leading common characters go with what follows.
    ("«Привет»", ["Cyrl «Привет»"]),
    ("👍 ok", ["Latn 👍 ok"]),
    // Brackets pair, also over several scripts, nested and unmatched.
    ("abc (где) d", ["Latn abc (", "Cyrl где", "Latn ) d"]),
    ("(где) d", ["Cyrl (где) ", "Latn d"]),
    ("a (б [г] д) e", ["Latn a (", "Cyrl б [г] д", "Latn ) e"]),
    ("a (б [г) д", ["Latn a (", "Cyrl б [г", "Latn ) ", "Cyrl д"]),
    ("где) d", ["Cyrl где) ", "Latn d"]),
    ("〈а〉", ["Hani 〈", "Cyrl а", "Hani 〉"]),
    // Script extensions: the long-vowel mark is Hiragana and Katakana, the comma East Asian, the danda Indic.
    ("スーパーらーめん", ["Kana スーパー", "Hira らーめん"]),
    ("ABC、漢字", ["Latn ABC", "Hani 、漢字"]),
    ("「ABC」漢字", ["Hani 「", "Latn ABC", "Hani 」漢字"]),
    ("ABC。", ["Latn ABC", "Hani 。"]),
    ("कल। अब", ["Deva कल। अब"]),
    ("ب، ٣", ["Arab ب، ٣"]),
    // Marks take their base's script; a mark on a common base gives its own.
    ("a\u{301}б\u{301}", ["Latn a\u{301}", "Cyrl б\u{301}"]),
    ("a\u{64B}", ["Latn a\u{64B}"]),
    ("a\u{93F}b", ["Latn a\u{93F}b"]),
    ("a◌\u{93F}", ["Latn a", "Deva ◌\u{93F}"]),
    // Outside the BMP; unassigned and private characters are nobody's.
    ("𐤀𐤁 a", ["Phnx 𐤀𐤁 ", "Latn a"]),
    ("a\u{E000}б\u{378}", ["Latn a\u{E000}", "Cyrl б\u{378}"]),
  ])
  func runs(text: String, runs: [String]) {
    let found = analyze(text).scripts
    let pieces = text.pieces(at: found.map(\.range.lowerBound))
    #expect(zip(found, pieces).map { "\(Self.name(of: $0.script)) \($1)" } == runs)
    #expect(found.count == runs.count)
  }

  @Test func deepBracketsForgetTheOutermost() {
    let open = String(repeating: "(", count: 65)
    let close = String(repeating: ")", count: 65)
    // 64 pairs are known, so only the last bracket goes with the letters before it.
    let text = "a\(open)б\(close)"
    #expect(analyze(text).scripts.map(\.range) == [0..<66, 66..<67, 67..<132])
    #expect(Self.name(of: analyze(text).scripts[2].script) == "Latn")
  }

  private static func name(of script: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
  }
}
