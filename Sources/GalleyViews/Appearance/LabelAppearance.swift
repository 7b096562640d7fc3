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
    var tests: [(View) -> Bool] = []
    for container in repeat each containers { tests.append(isInstance(of: container)) }
    var appearance = LabelAppearance()
    change(&appearance)
    common.appearanceRules.append(
      AppearanceRule(type: type, includes: { $0 is Target.Type }, containers: tests, appearance: appearance))
  }
}

private func isInstance<Container: View>(of type: Container.Type) -> (View) -> Bool { { $0 is Container } }
