/// A view that draws a control of UIKit.
nonisolated struct ControlLeaf<Control: UIView>: LeafView {
  typealias Body = Never
  let make: @MainActor () -> Control
  let size: @MainActor (ProposedViewSize, EnvironmentValues) -> CGSize
  var baseline: (@MainActor (CGSize, EnvironmentValues) -> CGFloat)?
  let change: @MainActor (Control, EnvironmentValues) -> Void

  init(
    _ make: @escaping @MainActor @autoclosure () -> Control,
    size: @escaping @MainActor (ProposedViewSize, EnvironmentValues) -> CGSize,
    baseline: (@MainActor (CGSize, EnvironmentValues) -> CGFloat)? = nil,
    change: @escaping @MainActor (Control, EnvironmentValues) -> Void
  ) {
    (self.make, self.size, self.baseline, self.change) = (make, size, baseline, change)
  }

  @MainActor func resolve(in environment: EnvironmentValues) -> ControlContent<Control> {
    ControlContent(leaf: self, environment: environment)
  }
}

/// The measuring and drawing of a ``ControlLeaf``.
@MainActor struct ControlContent<Control: UIView>: LeafContent {
  let leaf: ControlLeaf<Control>
  let environment: EnvironmentValues

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal, environment) }
  func firstBaseline(in size: CGSize) -> CGFloat? { leaf.baseline?(size, environment) }
  func lastBaseline(in size: CGSize) -> CGFloat? { leaf.baseline?(size, environment) }
  func makeView() -> Control { environment.traits.asCurrent { leaf.make() } }
  func update(_ view: Control) {
    view.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    view.semanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.tintColor = environment.tintPaint?.color ?? .systemBlue
    (view as? UIControl)?.isEnabled = environment.isEnabled
    leaf.change(view, environment)
  }
}
