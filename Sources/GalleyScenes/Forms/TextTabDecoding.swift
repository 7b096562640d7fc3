import GalleyBase
import GalleyText

extension TextTab {
  /// The keys of a tab stop.
  static let keys = KeyTable<TextTab>(
    "a tab stop",
    [
      Key("alignment", form: .choice()) { $0.alignment = $1 },
      Key("location", form: .extentOrAuto) { tab, location in
        tab.location = location.points ?? 0
        tab.automaticSpacing = location == .auto ? TextTab.defaultSpacing : nil
      },
      Key("spacing") { tab, decoding, node in
        guard let spacing = Form<Double>.extent.read(&decoding, node) else { return }
        if tab.automaticSpacing == nil {
          decoding.report("spacing belongs to columns that are measured; give it with location: auto", at: node)
        }
        tab.automaticSpacing = spacing
      },
      Key("columnTerminators") { tab, decoding, node in
        tab.columnTerminators = decoding.columnTerminators(node)
      },
    ], required: ["location"])
}

extension Decoding {
  /// Reads a set of characters, `auto` for that of the scene's locale, or a mapping that names another locale.
  fileprivate mutating func columnTerminators(_ node: NodeID) -> String? {
    if document.pairs(node) != nil {
      var locale: String?
      decode(node, into: &locale, by: localeKeys)
      return locale.map { TextTab.columnTerminators(for: $0) }
    }
    guard let characters = Form<String>.string.read(&self, node) else { return nil }
    return characters == "auto" ? TextTab.columnTerminators(for: environment.traits.locale) : characters
  }
}

private let localeKeys = KeyTable<String?>(
  "column terminators", [Key("locale", form: .languageTag) { $0 = $1 }], required: ["locale"])

extension Form where Value == TextTab {
  /// A tab stop; natural unless it says otherwise.
  static var tab: Form {
    Form("a tab stop") { decoding, node in
      var tab = TextTab(location: 0)
      decoding.decode(node, into: &tab, by: TextTab.keys)
      return tab
    }
  }
}
