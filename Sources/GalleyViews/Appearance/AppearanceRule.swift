/// One call of `updateAppearance(for:whenContainedIn:change:)`.
struct AppearanceRule {
  /// The class of labels that it is for.
  let type: Label.Type
  /// Whether a class is that class or a subclass.
  let includes: (Label.Type) -> Bool
  /// Tests that views around the label must pass, innermost first.
  let containers: [(View) -> Bool]
  /// What to change.
  let appearance: LabelAppearance

  /// Whether the rule is for `label`, where it stands.
  func applies(to label: Label) -> Bool {
    guard includes(Swift.type(of: label)) else { return false }
    var next = containers.startIndex
    var view = label.superview
    while next < containers.endIndex, let container = view {
      if containers[next](container) { next += 1 }
      view = container.superview
    }
    return next == containers.endIndex
  }
}

extension RenderContext {
  /// What the rules say about `label`, the most specific rule last.
  func appearances(of label: Label) -> [LabelAppearance] {
    let rules = common.appearanceRules.filter { $0.applies(to: label) }
    let ranked = rules.enumerated().map { order, rule in
      (classes: rules.filter { $0.includes(rule.type) }.count, containers: rule.containers.count, order: order)
    }
    return ranked.sorted { ($0.classes, $0.containers, $0.order) < ($1.classes, $1.containers, $1.order) }
      .map { rules[$0.order].appearance }
  }
}
