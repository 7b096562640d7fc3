public import GalleyBase
public import GalleyFonts

/// Values for many labels at once; nil leaves a property alone. UIKit counterpart: what is set on the proxy that
/// `UILabel.appearance()` returns (reference A.1).
public struct LabelAppearance: Hashable {
  /// The font.
  public var font: Font?
  /// Colour of the text.
  public var textColor: Color?
  /// Colour of the text while the label is highlighted.
  public var highlightedTextColor: Color?
  /// Colour of the shadow.
  public var shadowColor: Color?
  /// How far the shadow is moved, in points, y down.
  public var shadowOffset: Size?
  /// Colour of the ground.
  public var backgroundColor: Color?

  /// Changes nothing.
  public init() {}
}

extension RenderContext {
  /// Changes how labels of a class look that will enter a window of this context.
  ///
  /// Values reach a label when it enters a window, and only properties that were never set on the label itself; labels
  /// already in a window do not change (reference A.1). Where several calls concern a label, they apply one after the
  /// other: a class before its subclasses, fewer containers before more, earlier calls before later ones.
  /// UIKit counterpart: `UILabel.appearance(whenContainedInInstancesOf:)`.
  /// - Parameters:
  ///   - type: the class; its subclasses are included.
  ///   - containers: classes of views around the label, innermost first, with any views between; none: all labels.
  public func updateAppearance<Target: Label, each Container: View>(
    for type: Target.Type, whenContainedIn containers: repeat (each Container).Type,
    change: (inout LabelAppearance) -> Void
  ) {
    var tests: [(AnyObject) -> Bool] = []
    for container in repeat each containers { tests.append(isInstance(of: container)) }
    var appearance = LabelAppearance()
    change(&appearance)
    common.appearanceRules.append(
      AppearanceRule(
        target: type, includes: { $0 is Target.Type }, containers: tests,
        apply: { [appearance] in ($0 as? Target)?.adopt(appearance) }))
  }

  /// Returns the rules for `label`, where it stands, the most specific one last.
  func appearanceRules(for label: Label) -> [AppearanceRule] {
    let rules = common.appearanceRules.filter { $0.applies(to: label) }
    let ranked = rules.enumerated().map { order, rule in
      (classes: rules.filter { $0.includes(rule.target) }.count, containers: rule.containers.count, order: order)
    }
    return ranked.sorted { ($0.classes, $0.containers, $0.order) < ($1.classes, $1.containers, $1.order) }
      .map { rules[$0.order] }
  }
}

extension AppearanceRule {
  /// Returns true if the rule is for `view`, where it stands.
  fileprivate func applies(to view: View) -> Bool {
    guard includes(type(of: view)) else { return false }
    var missing = containers[...]
    var container = view.superview
    while let test = missing.first, let view = container {
      if test(view) { missing.removeFirst() }
      container = view.superview
    }
    return missing.isEmpty
  }
}

private func isInstance<Container: View>(of type: Container.Type) -> (AnyObject) -> Bool { { $0 is Container } }
