extension Form {
  /// One of a few words.
  static func choice(_ names: [(name: String, value: Value)]) -> Form where Value: Sendable {
    let list = names.map(\.name)
    let expected = "one of " + list.joinedByCommas
    return Form(expected, .words(list)) { decoding, node in
      guard let word = decoding.word(node) else { return decoding.reject(node, expected: expected) }
      if let match = names.first(where: { $0.name == word }) { return match.value }
      decoding.rejectChoice(node, among: list)
      return nil
    }
  }

  /// One of an enumeration's cases, by the name of its raw value.
  /// - Parameter alias: A former name that is accepted too, but not suggested.
  static func choice(alias: (name: String, value: Value)? = nil) -> Form
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    let form = choice(Value.allCases.map { ($0.rawValue, $0) })
    guard let alias else { return form }
    return Form(form.expected, form.shape.or(.words([alias.name]))) { decoding, node in
      decoding.word(node) == alias.name ? alias.value : form.read(&decoding, node)
    }
  }

  /// One name or a list of names, joined to a set.
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

extension [String] {
  /// The strings with commas between them. `joined(separator:)` is generic at run time here, and looks at every
  /// conformance in the program at each start.
  var joinedByCommas: String { dropFirst().reduce(into: first ?? "") { $0 += ", " + $1 } }
}
