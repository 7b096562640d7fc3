package import GalleyFonts

/// One of Apple's feature types, with the selectors that a font supports.
package struct AppleFeatureType {
  /// A selector of a feature type.
  package struct Selector {
    package var number: Int
    package var name: String
    /// True if the selector is the default setting.
    package var isDefault: Bool
  }

  package var number: Int
  package var name: String
  /// True if the selectors of the type exclude each other.
  package var isExclusive: Bool
  package var selectors: [Selector]
}

extension AppleFeature {
  /// Returns the feature types of a font with these OpenType features, sorted by number.
  package static func types(of tags: Set<OpenTypeTag>) -> [AppleFeatureType] {
    let switched = switches.compactMap { number, selectors -> AppleFeatureType? in
      let found = selectors.filter { tags.contains($0.value) }.sorted { $0.key < $1.key }
      guard !found.isEmpty else { return nil }
      return AppleFeatureType(
        number: number, name: names[number] ?? "", isExclusive: false,
        selectors: found.flatMap { key, tag -> [AppleFeatureType.Selector] in
          let (name, isOn) = (selectorName(tag), alwaysOn.contains(tag))
          return [
            .init(number: key, name: name, isDefault: isOn),
            .init(number: key + 1, name: "No \(name)", isDefault: !isOn),
          ]
        })
    }
    let chosen = choices.compactMap { number, selectors -> AppleFeatureType? in
      let found = selectors.filter { _, needed in needed.allSatisfy(tags.contains) }.sorted { $0.key < $1.key }
      guard found.contains(where: { !$0.value.isEmpty }) else { return nil }
      return AppleFeatureType(
        number: number, name: names[number] ?? "", isExclusive: true,
        selectors: found.map { key, needed in
          .init(number: key, name: needed.first.map(selectorName) ?? "Default", isDefault: needed.isEmpty)
        })
    }
    return (switched + chosen).sorted { $0.number < $1.number }
  }

  private static let alwaysOn: Set<OpenTypeTag> = ["rlig", "liga", "clig", "calt"]

  private static let names: [Int: String] = [
    1: "Ligatures", 3: "Letter Case", 6: "Number Spacing", 10: "Vertical Position", 11: "Fractions",
    14: "Typographic Extras", 19: "Style Options", 20: "Character Shape", 21: "Number Case", 22: "Text Spacing",
    33: "Case-Sensitive Layout",
    34: "Alternate Kana", 35: "Alternative Stylistic Sets", 36: "Contextual Alternates", 37: "Lower Case",
    38: "Upper Case",
  ]

  private static func selectorName(_ tag: OpenTypeTag) -> String {
    let text = tag.description
    if text.hasPrefix("ss"), let number = Int(text.suffix(2)) { return "Stylistic Set \(number)" }
    return selectorNames[text] ?? text
  }

  private static let selectorNames: [String: String] = [
    "rlig": "Required Ligatures", "case": "Capital Forms", "hkna": "Horizontal Kana", "vkna": "Vertical Kana",
    "titl": "Titling Capitals", "twid": "Third-width Numbers", "qwid": "Quarter-width Numbers",
    "liga": "Common Ligatures", "dlig": "Rare Ligatures", "clig": "Contextual Ligatures",
    "hlig": "Historical Ligatures", "cpsp": "Capital Spacing", "calt": "Contextual Alternates",
    "swsh": "Swash Alternates", "cswh": "Contextual Swash Alternates", "zero": "Slashed Zero", "frac": "Fractions",
    "tnum": "Monospaced Numbers", "pnum": "Proportional Numbers", "sups": "Superiors", "subs": "Inferiors",
    "ordn": "Ordinals", "sinf": "Scientific Inferiors", "afrc": "Vertical Fractions", "onum": "Lower Case Numbers",
    "lnum": "Upper Case Numbers", "smcp": "Small Capitals", "pcap": "Petite Capitals",
    "c2sc": "Small Capitals from Capitals", "c2pc": "Petite Capitals from Capitals",
  ]
}
