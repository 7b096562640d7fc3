extension Form {
  /// Returns the form of a value that is written as one of a few words.
  @inline(never) static func choice(_ names: [(name: String, value: Value)]) -> Form where Value: Sendable {
    let words = names.map(\.name)
    let expected = "one of " + words.joinedByCommas
    return Form(expected, .words(words)) { decoding, node in
      decoding.choose(node, among: words, expected: expected).map { names[$0].value }
    }
  }

  /// Returns the form of an enumeration's cases, which are written as their raw values. `alias` is
  /// a former name of a case, and is accepted too.
  /// - Parameter alias: a former name, which is accepted but not suggested.
  static func choice(alias: (name: String, value: Value)? = nil) -> Form
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    let form = choice(Value.allCases.map { ($0.rawValue, $0) })
    guard let alias else { return form }
    return Form(form.expected, form.shape.or(.words([alias.name]))) { decoding, node in
      decoding.word(node) == alias.name ? alias.value : form.read(&decoding, node)
    }
  }

  /// Returns the form of one name or a list of names, which are combined to an option set.
  static func options(_ names: [(name: String, value: Value)]) -> Form where Value: SetAlgebra & Sendable {
    let one = choice(names)
    return Form("a name or a list of names", one.shape.or(.list(one.shape))) { decoding, node in
      guard let elements = decoding.document.elements(node) else { return one.read(&decoding, node) }
      var result = Value()
      for (index, element) in elements.enumerated() {
        if let value = decoding.inside(index: index, { one.read(&$0, element) }) { result.formUnion(value) }
      }
      return result
    }
  }
}

extension Decoding {
  /// Returns the index of the word at a node. Reports a word that is not in the list.
  fileprivate mutating func choose(_ node: NodeID, among words: [String], expected: String) -> Int? {
    guard let word = word(node) else { return reject(node, expected: expected) }
    if let match = words.firstIndex(of: word) { return match }
    rejectChoice(node, among: words)
    return nil
  }
}

extension [String] {
  /// The strings with commas between them. This replaces `joined(separator:)`, which is generic at
  /// run time here and searches every conformance in the program at each start.
  var joinedByCommas: String { dropFirst().reduce(into: first ?? "") { $0 += ", " + $1 } }
}
