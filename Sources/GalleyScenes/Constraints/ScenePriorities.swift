import GalleyViews

/// Layout priorities along both axes; nil means the default. UIKit counterpart: UILayoutPriority.
struct ScenePriorities: Hashable, Sendable {
  var horizontal: Double?
  var vertical: Double?

  /// The names of UILayoutPriority with their values.
  static let named: [(name: String, value: Double)] = [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  static let keys = KeyTable<ScenePriorities>(
    "priorities",
    [
      Key("horizontal", form: .priority) { $0.horizontal = $1 }.documented("The priority along the width.", uikit: nil),
      Key("vertical", form: .priority) { $0.vertical = $1 }.documented("The priority along the height.", uikit: nil),
    ])

  /// Changes a pair of priorities: copies each priority that is not nil.
  func apply(to pair: inout AxisPair<Double>) {
    pair.horizontal = horizontal ?? pair.horizontal
    pair.vertical = vertical ?? pair.vertical
  }
}

extension Form where Value == Double {
  /// The form of a priority: a number above 0 and at most 1000, or a name of UILayoutPriority.
  static var priority: Form {
    let names = ScenePriorities.named.map(\.name)
    let number = Form.number(0.001...1000, expected: "a priority")
    return Form("a priority", number.shape.or(.words(names))) { decoding, node in
      guard let word = decoding.word(node) else { return number.read(&decoding, node) }
      if let named = ScenePriorities.named.first(where: { $0.name == word }) { return named.value }
      decoding.rejectChoice(node, among: names)
      return nil
    }
  }
}

extension Form where Value == ScenePriorities {
  /// The form of layout priorities: one priority for both axes, or one for each.
  static var priorities: Form {
    Form<Double>.priority.map { ScenePriorities(horizontal: $0, vertical: $0) }
      .orMapping(ScenePriorities.keys, from: ScenePriorities())
  }
}
