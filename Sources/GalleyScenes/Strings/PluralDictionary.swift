import GalleyBase
import GalleyUnicode

/// Reads a .stringsdict file: a property list whose strings have forms for numbers, widths or
/// devices.
func pluralDictionary(_ scanner: StringScanner) throws(Diagnostic) -> [String: LocalizedString] {
  guard let entries = try PropertyList(scanner).members else {
    throw scanner.mistake("expected a dictionary of strings")
  }
  var strings: [String: LocalizedString] = [:]
  for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
    guard let string = LocalizedString(value) else {
      throw scanner.mistake(
        "\"\(key.shortened)\" has neither NSStringLocalizedFormatKey nor forms by device or width")
    }
    strings[key] = string
  }
  return strings
}

extension LocalizedString {
  /// Creates a string from an entry of a .stringsdict file; nil if the entry is not valid.
  fileprivate init?(_ entry: PropertyList) {
    guard let members = entry.members else {
      guard let text = entry.string else { return nil }
      self.init(text)
      return
    }
    if let devices = members["NSStringDeviceSpecificRuleType"]?.members {
      let forms = devices.compactMapValues { $0.string.map { Variation.text($0) } }
      // The kinds of devices are those of .xcstrings files, in another spelling.
      self.init(.device(Dictionary(forms.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }))
    } else if let widths = members["NSStringVariableWidthRuleType"]?.members {
      let widest = widths.compactMap { width, text in Int(width).flatMap { width in text.string.map { (width, $0) } } }
        .max { $0.0 < $1.0 }
      guard let widest else { return nil }
      self.init(widest.1)
    } else if let format = members["NSStringLocalizedFormatKey"]?.string {
      var parts: [String: Substitution] = [:]
      for (name, value) in members {
        guard let rules = value.members else { continue }
        var forms: [PluralCategory: Variation] = [:]
        for category in PluralCategory.allCases {
          if let text = rules[category.rawValue]?.string { forms[category] = .text(text) }
        }
        parts[name] = Substitution(
          specifier: rules["NSStringFormatValueTypeKey"]?.string ?? "d", variation: .plural(forms))
      }
      self.init(.text(format), substitutions: parts)
    } else {
      return nil
    }
  }
}
