import GalleyBase
import GalleyFiles
import GalleyText

extension TextTab {
  /// The keys of a tab stop.
  static let keys = KeyTable<TextTab>(
    "a tab stop",
    [
      Key("alignment", form: .choice(alignments)) { $0.alignment = $1 }
        .documented(
          "The part of the column that is at the stop, an edge or the middle; `leading` and `trailing` change sides "
            + "with the direction of the paragraph.",
          default: "leading"),
      Key("location", form: .extentOrAuto) { tab, location in
        tab.location = location.points ?? 0
        tab.automaticSpacing = location == .auto ? TextTab.defaultSpacing : nil
      }
      .documented("Distance from the leading margin; `auto` measures the column."),
      Key("spacing", Form<Double>.extent.shape) { tab, decoding, node in
        guard let spacing = Form<Double>.extent.read(&decoding, node) else { return }
        if tab.automaticSpacing == nil {
          decoding.report("spacing applies only to \"location: auto\", which measures the column", at: node)
        }
        tab.automaticSpacing = spacing
      }
      .documented("Space before a measured column.", default: "\(TextTab.defaultSpacing.plainDecimal)", uikit: nil),
      Key("columnTerminators", Shape.string("set of characters").or(.mapping { localeKeys.description })) {
        $0.columnTerminators = $1.columnTerminators($2)
      }
      .documented(
        "Characters that end the column; `auto` is the locale's.", default: "none",
        uikit: "NSTextTab.OptionKey.columnTerminators"),
    ], counterpart: "NSTextTab", required: ["location"])

  private static let alignments: [(name: String, value: TabAlignment)] =
    [("leading", .natural)] + TabAlignment.allCases.map { ($0.rawValue, $0) }
}

extension Decoding {
  /// Reads column terminators: a set of characters, `auto` for the decimal separators of the
  /// scene's locale, or a mapping that names another locale.
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
  "column terminators",
  [
    Key("locale", form: .languageTag) { $0 = $1 }
      .documented("Locale whose column terminators are used.", uikit: "columnTerminators(for:)")
  ], counterpart: "NSTextTab", required: ["locale"])

extension Form where Value == TextTab {
  /// The form of a tab stop: a mapping with its properties. The default alignment is natural.
  static var tab: Form { .mapping(TextTab.keys, from: TextTab(location: 0)) }
}

extension TextTab: DumpedValue {
  /// Returns the alignment and location of the tab stop, with the other properties that are set.
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    "\(alignment.rawValue) \(location.plainDecimal)" + (columnTerminators.map { " “\($0)”" } ?? "")
      + (automaticSpacing.map { " auto \($0.plainDecimal)" } ?? "")
  }
}
