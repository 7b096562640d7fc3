public import GalleyBase
public import GalleyFonts

/// Values of properties for many labels; nil leaves a property unchanged.
///
/// UIKit counterpart: the proxy returned by `UILabel.appearance()` (rule: appearance-proxy).
public struct LabelAppearance: Hashable {
  /// The font.
  public var font: Font?
  /// The colour of the text.
  public var textColor: Color?
  /// The colour of the text while the label is highlighted.
  public var highlightedTextColor: Color?
  /// The colour of the shadow.
  public var shadowColor: Color?
  /// The offset of the shadow, in points, y down.
  public var shadowOffset: Size?
  /// The colour of the background.
  public var backgroundColor: Color?

  /// Creates an appearance that changes nothing.
  public init() {}
}

extension RenderContext {
  /// Changes the appearance of a class of labels in windows of this context.
  ///
  /// A label adopts the values when it enters a window, for properties that were never set on the label itself; labels
  /// already in a window do not change (rule: appearance-proxy). If several calls affect a label, they apply one after
  /// the other: a class before its subclasses, fewer containers before more, earlier calls before later ones. UIKit
  /// counterpart: `UILabel.appearance(whenContainedInInstancesOf:)`.
  /// - Parameters:
  ///   - type: the class; its subclasses are included.
  ///   - containers: the classes of superviews, innermost first, with any views in between; none for all labels.
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

  /// Returns the rules for `label` in its current superviews, the most specific one last.
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
  /// Returns true if the rule applies to `view` in its current superviews.
  fileprivate func applies(to view: View) -> Bool {
    guard includes(type(of: view)) else { return false }
    var missing = containers[...]
    for container in view.selfAndSuperviews.dropFirst()
    where missing.first?(container) == true { missing.removeFirst() }
    return missing.isEmpty
  }
}

private func isInstance<Container: View>(of type: Container.Type) -> (AnyObject) -> Bool { { $0 is Container } }
