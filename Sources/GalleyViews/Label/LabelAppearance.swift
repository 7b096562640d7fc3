public import GalleyBase
public import GalleyFonts

/// Values of properties for all labels of a class. A value that is nil leaves the property
/// unchanged.
///
/// UIKit counterpart: the proxy returned by `UILabel.appearance()` (rule: appearance-proxy).
public struct LabelAppearance: Hashable {
  /// The font of the text.
  public var font: Font?
  /// The colour of the text.
  public var textColor: Color?
  /// The colour of the text while the label is highlighted.
  public var highlightedTextColor: Color?
  /// The colour of the text's shadow.
  public var shadowColor: Color?
  /// The offset of the text's shadow, in points, y down.
  public var shadowOffset: Size?
  /// The background colour of the label.
  public var backgroundColor: Color?

  /// Creates an appearance that changes no property.
  public init() {}
}

extension RenderContext {
  /// Changes the appearance of all labels of a class, in windows of this context.
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
    var classes: [AnyClass] = []
    for container in repeat each containers { classes.append(container) }
    var appearance = LabelAppearance()
    change(&appearance)
    common.appearanceRules.append(
      AppearanceRule(
        scope: AppearanceScope(type, in: classes), apply: { [appearance] in ($0 as? Target)?.adopt(appearance) }))
  }

  /// Returns the rules that apply to `label` in its current superviews. The most specific rule is
  /// last.
  func appearanceRules(for label: Label) -> [AppearanceRule] {
    AppearanceScope.matching(
      common.appearanceRules, for: label, inside: label.selfAndSuperviews.dropFirst().map { $0 }, by: \.scope)
  }
}
