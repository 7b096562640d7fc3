import GalleyBase
import GalleyViews

/// Resolves the names in a constraint to views and guides.
struct AnchorResolver {
  /// The id of the view whose key `constraints` contains the constraint; nil for a constraint in
  /// the scene's own list.
  let owner: String?
  /// The id of the view to whose superview the word `superview` refers; nil means that the word
  /// refers to the window.
  let subject: String?
  /// The kind of each view by its id.
  let kinds: [String: String]

  /// Returns the anchor that some words describe: `[thing .] [guide .] attribute`.
  func anchor(_ words: [ConstraintSyntax.Word]) throws(ConstraintMistake) -> SceneAnchor {
    var rest = words[...]
    let item = try self.item(&rest)
    let guide = try self.guide(&rest, of: item)
    guard let last = rest.first, rest.count == 1 else {
      let word = rest.dropFirst().first ?? words[words.count - 1]
      let message =
        rest.isEmpty
        ? "the anchor of \"\(words.map(\.text).joined(separator: "."))\" is missing"
        : "unexpected \"\(word.text.shortened)\" after \"\(rest[rest.startIndex].text)\""
      let names = LayoutAttribute.named.map(\.name)
      throw ConstraintMistake(message: message, offset: word.offset, valid: rest.isEmpty ? names : [])
    }
    return SceneAnchor(item: item, guide: guide, attribute: try attribute(last, hasBaselines: guide == nil))
  }

  private var around: SceneAnchor.Item { subject.map { .superview(of: $0) } ?? .canvas }

  private func item(_ words: inout ArraySlice<ConstraintSyntax.Word>) throws(ConstraintMistake) -> SceneAnchor.Item {
    guard let word = words.first else { return .canvas }
    if words.count == 1 {
      guard let owner else {
        throw ConstraintMistake(
          message: "\"\(word.text.shortened)\" of which view? Write it as in \"title.\(word.text.shortened)\"",
          offset: word.offset)
      }
      return .view(owner)
    }
    if kinds[word.text] != nil {
      words.removeFirst()
      return .view(word.text)
    }
    if word.text == "superview" {
      words.removeFirst()
      return around
    }
    if let kind = LayoutGuide.Kind(named: word.text), !kind.needsScrolling {
      return kind == .keyboard ? .canvas : around
    }
    let ids = kinds.keys.sorted()
    throw ConstraintMistake(
      message: "there is no view \"\(word.text.shortened)\"", offset: word.offset,
      suggestion: nearestSpelling(to: word.text, among: ids + ["superview", "safeArea", "margins"]),
      valid: ids + ["superview", "safeArea", "margins", "readableContent", "keyboard"])
  }

  private func guide(
    _ words: inout ArraySlice<ConstraintSyntax.Word>, of item: SceneAnchor.Item
  ) throws(ConstraintMistake) -> LayoutGuide.Kind? {
    guard words.count > 1, let word = words.first else { return nil }
    guard let kind = LayoutGuide.Kind(named: word.text) else {
      let names = LayoutGuide.Kind.named.map { $0.names[0] }
      throw ConstraintMistake(
        message: "unknown layout guide \"\(word.text.shortened)\"", offset: word.offset,
        suggestion: nearestSpelling(to: word.text, among: names), valid: names)
    }
    if kind.needsScrolling, case .view(let id) = item, kinds[id] != "scroll" {
      throw ConstraintMistake(
        message: "\"\(id.shortened)\" is not a scroll view and has no guide \"\(word.text)\"", offset: word.offset)
    }
    words.removeFirst()
    return kind
  }

  private func attribute(
    _ word: ConstraintSyntax.Word, hasBaselines: Bool
  ) throws(ConstraintMistake) -> LayoutAttribute {
    let names = LayoutAttribute.named.map(\.name)
    guard let named = LayoutAttribute.named.first(where: { $0.name == word.text }) else {
      throw ConstraintMistake(
        message: "unknown anchor \"\(word.text.shortened)\"", offset: word.offset,
        suggestion: nearestSpelling(to: word.text, among: names), valid: names)
    }
    if !hasBaselines, [.firstBaseline, .lastBaseline].contains(named.value) {
      throw ConstraintMistake(message: "a layout guide has no text and therefore no \(word.text)", offset: word.offset)
    }
    return named.value
  }
}
