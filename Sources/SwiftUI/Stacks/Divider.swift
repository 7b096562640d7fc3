/// A line between views: across the axis of its stack, and from side to side elsewhere. It is one pixel thick.
nonisolated public struct Divider: View {
  /// A line.
  public init() {}
  /// A primitive view.
  public typealias Body = Never
}

extension Divider: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> DividerLeaf {
    DividerLeaf(isVertical: environment.stackOrientation == .horizontal, thickness: environment.pixelLength)
  }
}

/// A divider's line.
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
