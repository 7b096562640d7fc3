import GalleyFiles
import GalleyUnicode

extension StringFile {
  /// Reads an Xcode string catalogue: an .xcstrings file, which is JSON with all languages.
  init(catalog bytes: [UInt8], _ path: String) throws(Diagnostic) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(reading: bytes)
    } catch {
      let before = bytes[..<min(error.offset, bytes.count)]
      let line = before.count { $0 == 0x0A } + 1
      let column = before.count - ((before.lastIndex(of: 0x0A) ?? -1) + 1) + 1
      throw Diagnostic(file: path, position: SourcePosition(line: line, column: column), message: error.message)
    }
    let start = SourcePosition(line: 1, column: 1)
    guard let source = json["sourceLanguage"]?.string, case .object(let entries)? = json["strings"] else {
      throw Diagnostic(
        file: path, position: start, message: "a catalogue has \"sourceLanguage\" and \"strings\"; one is missing")
    }
    self.init()
    development = source
    var found: [String: [String: LocalizedString]] = [source: [:]]
    for entry in entries {
      let isTranslated = entry.value["shouldTranslate"] != .bool(false)
      var own = LocalizedString(entry.name)
      own.isTranslated = isTranslated
      found[source]?[entry.name] = own
      guard case .object(let localizations)? = entry.value["localizations"] else { continue }
      for localization in localizations {
        guard var string = LocalizedString(localization.value) else { continue }
        string.isTranslated = isTranslated
        found[localization.name, default: [:]][entry.name] = string
      }
    }
    let others = found.keys.filter { $0 != source }.sorted()
    tables = ([source] + others).map { ($0, found[$0] ?? [:]) }
  }
}

extension LocalizedString {
  /// Creates the string of one language; nil if the language has no text yet.
  fileprivate init?(_ localization: JSON) {
    guard let variation = Variation(localization) else { return nil }
    var parts: [String: Substitution] = [:]
    if case .object(let members)? = localization["substitutions"] {
      for member in members {
        guard let variation = Variation(member.value) else { continue }
        parts[member.name] = Substitution(
          argument: member.value["argNum"]?.integer.map { $0 - 1 },
          specifier: member.value["formatSpecifier"]?.string ?? "lld", variation: variation)
      }
    }
    self.init(variation, substitutions: parts)
  }
}

extension LocalizedString.Variation {
  /// Creates a text, or texts chosen by numbers and devices; nil if the JSON is not valid.
  fileprivate init?(_ json: JSON, level: Int = 0) {
    guard level < 8 else { return nil }
    if let text = json["stringUnit"]?["value"]?.string {
      self = .text(text)
    } else if case .object(let forms)? = json["variations"]?["plural"] {
      var variations: [PluralCategory: Self] = [:]
      for form in forms {
        guard let category = PluralCategory(rawValue: form.name) else { continue }
        variations[category] = Self(form.value, level: level + 1)
      }
      self = .plural(variations)
    } else if case .object(let forms)? = json["variations"]?["device"] {
      var variations: [String: Self] = [:]
      for form in forms { variations[form.name.lowercased()] = Self(form.value, level: level + 1) }
      self = .device(variations)
    } else {
      return nil
    }
  }
}
