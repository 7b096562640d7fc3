import GalleyBase
import GalleyFonts

/// An entry of a manifest's `fallback` that is being read.
struct FallbackFontDraft {
  var name = ""
  /// The scripts and languages for which the fallback font is meant; nil if the entry is only a
  /// name.
  var purpose: FallbackPurpose?
}

extension Form where Value == FallbackFontDraft {
  /// Returns the form of a fallback font: a name, or `{ name, scripts, languages, hasSerifs }`.
  static func fallbackFont(named name: Form<String>) -> Form {
    let keys = KeyTable<FallbackFontDraft>(
      "a fallback font",
      [
        Key("name", form: name) { $0.name = $1 },
        Key("scripts", form: .list(of: .script, "a list of scripts")) { $0.purpose?.scripts = $1 },
        Key("languages", form: .list(of: .languageTag, "a list of languages")) { $0.purpose?.languages = $1 },
        Key("hasSerifs", form: .boolean) { $0.purpose?.hasSerifs = $1 },
      ], required: ["name"])
    return Form("a family or PostScript name, or { name, scripts, languages, hasSerifs }") { decoding, node in
      var draft = FallbackFontDraft()
      if decoding.document.pairs(node) != nil {
        draft.purpose = FallbackPurpose()
        decoding.decode(node, into: &draft, by: keys)
      } else {
        draft.name = name.read(&decoding, node) ?? ""
      }
      return draft.name.isEmpty ? nil : draft
    }
  }
}

extension Form where Value == OpenTypeTag {
  /// The form of an ISO 15924 code such as `Arab`: four letters, of which the first is a capital.
  fileprivate static var script: Form {
    Form("a script") { decoding, node in
      guard let text = Form<String>.string.read(&decoding, node) else { return nil }
      let isCode =
        text.utf8.count == 4
        && text.utf8.enumerated().allSatisfy { place, byte in
          (place == 0 ? UInt8(ascii: "A")...UInt8(ascii: "Z") : UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
      if let tag = OpenTypeTag(text), isCode { return tag }
      return decoding.report("\"\(text.shortened)\" is not an ISO 15924 code of a script, such as Arab", at: node)
    }
  }
}
