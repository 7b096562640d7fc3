/// A line of one pixel that separates views. In an `HStack` the line is vertical, otherwise
/// horizontal.
nonisolated public struct Divider: View {
  /// Creates a line.
  public init() {}
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Divider: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> DividerLeaf {
    DividerLeaf(isVertical: environment.stackOrientation == .horizontal, thickness: environment.pixelLength)
  }
}

/// The measuring and drawing of a ``Divider``.
struct DividerLeaf: LeafContent {
  let isVertical: Bool
  let thickness: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isVertical
      ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }

  func makeView() -> UIView { UIView() }
  func update(_ view: UIView) { view.backgroundColor = .separator }
}
