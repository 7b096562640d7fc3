import GalleyBase
import GalleyViews

extension Form where Value == Void {
  /// The form of a missing value, as in `- clear` or `- clear:`.
  static var nothing: Form {
    Form("no value", .nothing) { decoding, node in
      guard decoding.plain(node) != .null else { return () }
      return decoding.reject(node, expected: "no value")
    }
  }
}

extension Form {
  /// Returns a form that accepts a value of the given form, or no value.
  static func orNothing<Wrapped>(_ form: Form<Wrapped>) -> Form where Value == Wrapped? {
    Form("\(form.expected), or nothing", form.shape.or(.nothing)) { decoding, node in
      if decoding.plain(node) == .null { return .some(nil) }
      return form.read(&decoding, node).map { .some($0) }
    }
  }
}

extension Form where Value == String {
  /// Returns the form of a text that is not empty, for a step with this verb.
  static func characters(_ verb: String) -> Form {
    Form("a string", .string("string")) { decoding, node in
      guard let text = Form.literal.read(&decoding, node) else { return nil }
      if text.isEmpty { decoding.report("there is nothing to \(verb): the string is empty", at: node) }
      return text
    }
  }

  /// The form of a view for the focus: the id of a view of the scene that can have it.
  static var focusableView: Form {
    Form("the id of a field or text view", .string("id of a field or text view")) { decoding, node in
      guard let (id, kind) = decoding.readView(node, among: { $0.canHaveFocus }) else { return nil }
      guard kind.canHaveFocus else {
        let article = "aeiou".contains(kind.name.first ?? " ") ? "an" : "a"
        return decoding.report(
          "\"\(id)\" is \(article) \(kind.name) and cannot have the focus; a textField or a textView can", at: node)
      }
      return id
    }
  }

  /// The form of the name of a frame: lower-case letters and digits in words joined by hyphens,
  /// since the name is part of a file name.
  static var frameName: Form {
    Form("a name in kebab-case", .string("name in kebab-case")) { decoding, node in
      guard let name = Form.string.read(&decoding, node) else { return nil }
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      let isSound = words.allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
      if !isSound || name.utf8.count > 64 {
        return decoding.report(
          "\"\(name.shortened)\" is not a name for a frame: it becomes part of a file's name, so use up to 64 "
            + "lowercase letters and digits with hyphens between words, as in after-typing", at: node)
      }
      return name
    }
  }
}

extension Form where Value == (text: String, selected: Range<Int>?) {
  /// The form of marked text, which an input method shows before it is committed: a string, or
  /// `{ text, selected }`.
  static var markedText: Form {
    Form("a string, or { text, selected }", .string("string").or(.mapping { MarkedText.keys.description })) {
      decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return Form<String>.string.read(&decoding, node).map { ($0, nil) }
      }
      var marked = MarkedText()
      decoding.decode(node, into: &marked, by: MarkedText.keys)
      let count = marked.text.utf16.count
      if let text = decoding.document.value(of: "text", in: node), decoding.document.scalarText(text) != nil,
        let selected = marked.selected, selected.upperBound > count
      {
        let place = decoding.document.value(of: "selected", in: node) ?? node
        decoding.report(
          "\(selected.lowerBound) to \(selected.upperBound) is not in the marked text, whose length is \(count) (UTF-16)",
          at: place)
      }
      return (marked.text, marked.selected)
    }
  }
}

private struct MarkedText {
  var text = ""
  var selected: Range<Int>?

  static let keys = KeyTable<MarkedText>(
    "marked text",
    [
      Key("text", form: .literal) { $0.text = $1 }.documented("The text.", uikit: nil),
      Key("selected", form: .offsets) { $0.selected = $1 }.documented(
        "The selected part of the marked text.", default: "its end", uikit: nil),
    ], required: ["text"])
}

/// The value of `select`: a range, or all text.
struct StepSelection {
  /// The range of text to select; nil means all text.
  var range: Range<Int>?
}

extension Form where Value == StepSelection {
  /// The form of the step `select`: `[start, end]` or `all`.
  static var selection: Form {
    Form("[start, end] or all", Form<Range<Int>>.offsets.shape.or(.words(["all"]))) { decoding, node in
      guard let word = decoding.word(node) else {
        return Form<Range<Int>>.offsets.read(&decoding, node).map { StepSelection(range: $0) }
      }
      if word == "all" { return StepSelection() }
      return decoding.report(
        "expected [start, end] or all, found \(decoding.found(node))", at: node,
        suggestion: nearestSpelling(to: word, among: ["all"]))
    }
  }
}

extension Form where Value == SceneStep.CaretMove {
  /// The form of a caret movement: a named position, or a number of grapheme clusters.
  static var caretMove: Form {
    let count = Form<Int>.count(-100_000...100_000)
    let movement = Form<TextMovement>.choice()
    return Form("a direction or a number of clusters", movement.shape.or(count.shape)) { decoding, node in
      if case .number? = decoding.plain(node) {
        return count.read(&decoding, node).map { .by($0) }
      }
      return movement.read(&decoding, node).map { .to($0) }
    }
  }
}

extension Form where Value == Double {
  /// The form of a duration in seconds of virtual time, above 0.
  static var seconds: Form {
    Form("a number of seconds", .number(0...1_000_000)) { decoding, node in
      let number = Form.number(0...1_000_000, expected: "a number of seconds").read(&decoding, node)
      if number == 0 { decoding.report("wait must be longer than 0 s", at: node) }
      return number
    }
  }
}
