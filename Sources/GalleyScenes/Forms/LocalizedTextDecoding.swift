import GalleyBase
import GalleyViews

/// A reference to a string of the string tables, while the reference is read.
private struct LocalizedDraft {
  var key = ""
  var context: String?
  var arguments: [TextArgument] = []

  static let keys = KeyTable<LocalizedDraft>(
    "a localized string",
    [
      Key("localized", form: .string) { $0.key = $1 }
        .documented("The key of the string, in `strings` of the scene or project.", uikit: "String(localized:)"),
      Key("context", form: .string) { $0.context = $1 }
        .documented("The context of the key: `msgctxt` of a .po file.", uikit: nil),
      Key("arguments", form: .list(of: .argument, "a list of texts and numbers")) { $0.arguments = $1 }
        .documented(
          "The values of `%@`, in order; `%2$@` is the second. Numbers choose plural forms.", default: "[]",
          uikit: "String(format:)"),
    ], required: ["localized"])
}

extension Form where Value == String {
  /// The form of a text, which has three notations: a string; a string of the string tables in the
  /// language of the view, `{ localized: greeting }`; or a number formatted for the view's locale,
  /// `{ number: 1234.5 }`.
  static var text: Form {
    let shape = Form.string.shape.or(.mapping { LocalizedDraft.keys.description })
      .or(.mapping { SceneNumber.keys.description })
    return Form("a string", shape) { decoding, node in
      let text = unmetered.read(&decoding, node)
      decoding.spend(text?.utf16.count ?? 0, of: .textUnits, at: node)
      return text
    }
  }

  /// The form `text` without counting the length of the text for the budget.
  private static var unmetered: Form {
    Form("a string") { decoding, node in
      guard case .mapping = decoding.document[node].content else {
        let text = Form.literal.read(&decoding, node)
        // In an app with tables, a text that is in none of them is not translated.
        guard let pseudo = decoding.environment.pseudoLocale, decoding.environment.strings.isEmpty else { return text }
        return text.map { pseudo.framed(pseudo.changed($0), letters: $0.count) }
      }
      if decoding.document.value(of: "number", in: node) != nil { return SceneNumber.read(&decoding, node) }
      var draft = LocalizedDraft()
      let mistakes = decoding.mistakes.count
      decoding.decode(node, into: &draft, by: LocalizedDraft.keys)
      guard decoding.mistakes.count == mistakes else { return nil }
      return decoding.localized(draft, at: decoding.document.value(of: "localized", in: node) ?? node)
    }
  }
}

extension Form where Value == TextArgument {
  /// A format argument: a text or a number.
  fileprivate static var argument: Form {
    Form("a text or a number", .string("text").or(.number(-1e15...1e15))) { decoding, node in
      guard let text = decoding.document.scalarText(node) else {
        return decoding.reject(node, expected: "a text or a number")
      }
      guard case .number(let number)? = decoding.plain(node) else { return TextArgument(text: text, number: nil) }
      return TextArgument(text: text, number: number)
    }
  }
}

extension SceneText {
  /// The keys for a text from the string tables, for views that show only one text.
  static let localizationKeys: [Key<SceneText>] = [
    Key("key", Form.string.shape) { text, decoding, node in
      guard let found = decoding.localized(key: node) else { return }
      decoding.spend(found.utf16.count, of: .textUnits, at: node)
      if text.content != nil {
        decoding.report(
          "give either the key of a string or the text itself", at: node)
      }
      text.content = .text(found)
    }
    .documented(
      "The key of the text in `strings` of the scene or project, instead of the text.", uikit: "String(localized:)"),
    Key("keyContext", Form.string.shape) { _, decoding, node in decoding.needsKey(node) }
      .documented("The context of the key: `msgctxt` of a .po file.", uikit: nil),
    Key("arguments", Form.list(of: Form<TextArgument>.argument, "a list of texts and numbers").shape) {
      _, decoding, node in decoding.needsKey(node)
    }
    .documented(
      "The values of `%@` in the string of `key`, in order; numbers choose plural forms.", default: "[]",
      uikit: "String(format:)"),
  ]
}

extension Decoding {
  /// The total number of UTF-16 units at which further texts are no longer formatted, with any
  /// budget.
  private static let mostFormattedUnits = 1 << 26

  /// The mapping to which the value that is being read belongs.
  private var body: NodeID {
    var path = path
    path.removeLast()
    return document.node(at: path)
  }

  /// Returns the string for the key at a node, formatted with the context and the arguments in the
  /// same mapping.
  fileprivate mutating func localized(key node: NodeID) -> String? {
    var draft = LocalizedDraft()
    guard let key = Form.string.read(&self, node) else { return nil }
    draft.key = key
    let mistakes = mistakes.count
    if let value = document.value(of: "keyContext", in: body) { draft.context = Form.string.read(&self, value) }
    if let value = document.value(of: "arguments", in: body) {
      draft.arguments =
        Form.list(of: Form<TextArgument>.argument, "a list of texts and numbers").read(&self, value) ?? []
    }
    return self.mistakes.count == mistakes ? localized(draft, at: node) : nil
  }

  /// Reports a key that needs the key `key` in the same mapping, if that is missing.
  fileprivate mutating func needsKey(_ node: NodeID) {
    if document.value(of: "key", in: body) == nil {
      report("without a \"key\" this has no effect: add the \"key\" of a string", at: node)
    }
  }

  /// Returns the string for a key in the language of the view, formatted with its arguments.
  fileprivate mutating func localized(_ draft: LocalizedDraft, at node: NodeID) -> String? {
    // Nothing is made beyond the budget, since each use of an alias would make another string.
    guard spending.total(of: .textUnits) <= Self.mostFormattedUnits else { return nil }
    let strings = environment.strings
    let name = (draft.context.map { $0 + StringFile.contextSeparator } ?? "") + draft.key
    let locale = environment.traits.locale
    guard let match = strings.match(name, locale: locale) else {
      let keys = strings.keys.map { $0.split(separator: "\u{4}").last.map(String.init) ?? $0 }
      let none = keys.isEmpty ? "; neither the scene nor its project has strings" : ""
      return report(
        "there is no string \"\(draft.key.shortened)\"\(none)", at: node, word: draft.key, valid: keys)
    }
    if match.isFallback, !strings.covers(locale, match.language) {
      warn(
        .untranslated,
        "\"\(draft.key.shortened)\" is not translated into \(locale): it is shown in \(match.language)", at: node)
    }
    var context = StringContext(language: match.language, arguments: draft.arguments)
    context.pseudoLocale = environment.pseudoLocale
    if let device = environment.device?.device.name {
      context.device = device.lowercased().hasPrefix("ipad") ? "ipad" : "iphone"
    }
    do throws(StringFormatError) {
      let text = try match.string.text(in: context)
      note(localized: text, at: node)
      return text
    } catch {
      return report("the string \"\(draft.key.shortened)\" in \(match.language): \(error.message)", at: node)
    }
  }
}
