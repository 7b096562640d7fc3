import GalleyBase

/// A reference to a string of the scene's tables, as it is being read.
private struct LocalizedDraft {
  var key = ""
  var arguments: [String] = []

  static let keys = KeyTable<LocalizedDraft>(
    "a localized string",
    [
      Key("localized", \.key, .string)
        .documented("The key of the string, in `strings` of the scene or project.", uikit: "String(localized:)"),
      Key("arguments", \.arguments, .list(of: .scalarText, "a list of texts and numbers"))
        .documented(
          "What stands for `%@` in it, in turn; `%2$@` is the second.", default: "[]", uikit: "String(format:)"),
    ], required: ["localized"])
}

extension Form where Value == String {
  /// A string, or one of the tables of strings, in the language of the view: `{ localized: greeting }`.
  static var text: Form {
    Form("a string", Form.string.shape.or(.mapping { LocalizedDraft.keys.description })) { decoding, node in
      guard case .mapping = decoding.document[node].content else { return Form.string.read(&decoding, node) }
      var draft = LocalizedDraft()
      let mistakes = decoding.mistakes.count
      decoding.decode(node, into: &draft, by: LocalizedDraft.keys)
      guard decoding.mistakes.count == mistakes else { return nil }
      let strings = decoding.environment.strings
      guard let format = strings.string(draft.key, locale: decoding.environment.traits.locale) else {
        let keys = strings.keys
        let none = keys.isEmpty ? "; neither the scene nor its project has strings" : ""
        let place = decoding.document.value(of: "localized", in: node) ?? node
        return decoding.report(
          "there is no string \"\(draft.key.shortened)\"\(none)", at: place,
          suggestion: nearestSpelling(to: draft.key, among: keys), valid: keys)
      }
      return decoding.formatted(format, draft.arguments, at: node)
    }
  }

  /// The text of a scalar, whatever it means: a number is its digits.
  fileprivate static var scalarText: Form {
    Form("a text or a number", .string("text").or(.number(-1e15...1e15))) { decoding, node in
      decoding.document.scalarText(node) ?? decoding.reject(node, expected: "a text or a number")
    }
  }
}

extension Decoding {
  /// A string with its arguments: `%@`, `%d` and their like take the next, `%2$@` the second, and `%%` is a percent sign.
  fileprivate mutating func formatted(_ format: String, _ arguments: [String], at node: NodeID) -> String? {
    var (text, rest, next) = ("", format[...], 0)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      var place = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        place = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      let length = rest.prefix { $0 == "l" }
      guard let kind = rest.dropFirst(length.count).first, "@dius".contains(kind) else {
        // A percent sign that begins nothing is meant as one.
        text += "%"
        next = min(next, place)
        continue
      }
      guard arguments.indices.contains(place) else {
        return report(
          "the string is \"\(format.shortened)\" and asks for argument \(place + 1); there are \(arguments.count)",
          at: node)
      }
      text += arguments[place]
      rest = rest.dropFirst(length.count + 1)
    }
    return text + rest
  }

  /// Reads the tables of strings, for all texts after them to find.
  mutating func decodeStrings(_ node: NodeID) {
    guard let languages = document.pairs(node) else {
      reject(node, expected: "the strings, a mapping of languages to mappings of keys to strings")
      return
    }
    for (key, value) in languages {
      let language = document.scalarText(key) ?? ""
      inside(key: language) { decoding in
        guard language.isLanguageTag else {
          decoding.report("\"\(language.shortened)\" is not a language; write it as in en, ja or zh-Hant", at: key)
          return
        }
        guard let pairs = decoding.document.pairs(value) else {
          decoding.reject(value, expected: "a mapping of keys to strings")
          return
        }
        var table: [String: String] = [:]
        for (key, value) in pairs {
          let name = decoding.document.scalarText(key) ?? ""
          table[name] = decoding.inside(key: name) { Form<String>.string.read(&$0, value) }
        }
        decoding.environment.strings.add(table, for: language)
      }
    }
  }
}

extension Shape {
  /// The tables of strings of a scene.
  static var strings: Shape { .dictionary("languages", .dictionary("keys", .string("string"))) }
}
