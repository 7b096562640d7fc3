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
    var classes: [AnyClass] = []
    for container in repeat each containers { classes.append(container) }
    var appearance = LabelAppearance()
    change(&appearance)
    common.appearanceRules.append(
      AppearanceRule(
        scope: AppearanceScope(type, in: classes), apply: { [appearance] in ($0 as? Target)?.adopt(appearance) }))
  }

  /// Returns the rules for `label` in its current superviews, the most specific one last.
  func appearanceRules(for label: Label) -> [AppearanceRule] {
    AppearanceScope.matching(
      common.appearanceRules, for: label, inside: label.selfAndSuperviews.dropFirst().map { $0 }, by: \.scope)
  }
}
