import GalleyBase
import GalleyFiles

extension Scene {
  /// The scene reference as Markdown, generated from the key tables. It has every key with its
  /// values, its default, its counterpart in UIKit, and the first version that supports it.
  public static var reference: String {
    let tables = SceneTables().all
    let introduction = """
      # Scene reference

      Every key of a scene.

      ## Overview

      `galley schema --markdown` generates this page from the tables that read scenes; `galley schema`
      prints them as a JSON Schema for editors. Lengths are points, and unknown keys are errors. The
      values of a key link to the chapter about them.

      """
    return introduction + tables.map(\.markdown).joined()
  }
}

extension TableDescription {
  /// The table as a chapter in Markdown.
  var markdown: String {
    let base = base
    let known = Set(base?.entries.map { $0.names + [$0.manual.summary] } ?? [])
    let own = entries.filter { !known.contains($0.names + [$0.manual.summary]) }
    var text = "\n## \(subject)\n"
    if let summary { text += "\n\(summary)\n" }
    if let base { text += "\nIt has the keys of [\(base.subject)](#\(base.anchor)), and these.\n" }
    if isChoice { text += "\nExactly one of these.\n" }
    for names in required {
      text += "\nRequired: \(names.map { "`\($0)`" }.joined(separator: " or ")).\n"
    }
    guard !own.isEmpty else { return text }
    text += "\n| key | value | default | UIKit | since | |\n|---|---|---|---|---|---|\n"
    for entry in own { text += entry.row(in: self) }
    if let example = ReferenceExamples.bySubject[subject] { text += "\nExample:\n\n```yaml\n\(example)\n```\n" }
    return text
  }

  /// The table whose keys this chapter leaves out, since they are in the chapter of that table; nil
  /// if the chapter has all keys of its table.
  private var base: TableDescription? {
    if name == "run" { return SceneAttributes.keys.description }
    if name == "row-of-text" { return SceneLabel.description }
    return kind == nil || name == ScenePlainView.description.name ? nil : ScenePlainView.description
  }

  /// The kind of view that the table describes; nil for other tables.
  private var kind: (any ViewKind.Type)? { SceneView.kinds.first { $0.description.name == name } }

  private var summary: String? {
    kind.map { kind in
      kind.summary + (counterpart.map { "\nUIKit counterpart: \($0)." } ?? "")
    }
  }

  var anchor: String { subject.replacing(" ", with: "-") }
}

extension TableDescription.Entry {
  fileprivate func row(in table: TableDescription) -> String {
    let cells = [
      names.map { "`\($0)`" }.joined(separator: ", "), shape.words, manual.default() ?? "", counterpart(in: table),
      manual.since, manual.summary,
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }

  /// Returns the UIKit counterpart as Markdown; empty for none.
  func counterpart(in table: TableDescription) -> String {
    guard let own = manual.counterpart else { return "" }
    let name = own == KeyManual.sameName ? names[0] : own
    guard !name.contains("."), !name.contains(" "), let owner = table.counterpart else { return "`\(name)`" }
    return name.first?.isUppercase == true ? "`\(name)`" : "`\(owner).\(name)`"
  }
}

extension Shape {
  /// A description of the shape in words, as Markdown.
  var words: String {
    switch self {
    case .any: "any value"
    case .boolean: "`true` or `false`"
    case .nothing: "nothing"
    case .number(let range): "number" + bounds(range.lowerBound, range.upperBound)
    case .integer(let range): "whole number" + bounds(Double(range.lowerBound), Double(range.upperBound))
    case .string(let noun): noun
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "list of " + element.words
    case .tuple(let label, _): "`\(label)`"
    case .mapping(let table): "[\(table().subject)](#\(table().anchor))"
    case .dictionary(let keys, let element): "mapping of \(keys) to \(element.words)"
    case .either(let shapes):
      shapes.map(\.words).reduce("") { text, words in
        text.isEmpty ? words : text + " or " + (words == "list of " + text ? "a list of them" : words)
      }
    }
  }

  /// Returns a phrase for the bounds of a number. It is empty for the bounds that all lengths have.
  private func bounds(_ least: Double, _ most: Double) -> String {
    let open = Form<Double>.largestLength
    switch (least > -open, most < open) {
    case (true, true): return ", \(least.plainDecimal) to \(most.plainDecimal)"
    case (true, false): return ", at least \(least.plainDecimal)"
    case (false, true): return ", at most \(most.plainDecimal)"
    case (false, false): return ""
    }
  }
}
