/// Divides the length of a stack among its subviews.
///
/// Views of a higher priority choose first; what the others need at least is left for them. Among views of the same
/// priority the one that is the least flexible chooses first. Each is offered an equal share of what is left.
struct StackDivision {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// The origin and the size of a subview in the stack, with the proposal for it.
  struct Share {
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
    var origin = CGPoint.zero
  }

  /// Returns the distance between each subview and the subview before it. The first distance is
  /// zero.
  private func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
    subviews.indices.map { index in
      if index == 0 { return 0 }
      return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// Returns the position and the size of each subview, and the size of the stack.
  func divide(_ proposal: ProposedViewSize, among subviews: LayoutSubviews) -> (shares: [Share], size: CGSize) {
    let distances = distances(subviews)
    let lengths = lengths(proposal, subviews, spacing: distances.reduce(0, +))
    var shares = subviews.indices.map { index in
      let proposal = along(lengths[index], proposal)
      return Share(proposal: proposal, dimensions: subviews[index].dimensions(in: proposal))
    }
    // Alignment: the guides of all subviews are on one line.
    let guides = shares.map { $0.dimensions[alignment] }
    let before = guides.max() ?? 0
    var (major, minor): (CGFloat, CGFloat) = (0, 0)
    for index in shares.indices {
      let size = shares[index].dimensions.size
      major += distances[index]
      // Views of infinite length, as a stack around this one asks for, have their guides together.
      let cross = before == guides[index] ? 0 : before - guides[index]
      shares[index].origin = axis == .horizontal ? CGPoint(x: major, y: cross) : CGPoint(x: cross, y: major)
      major += axis == .horizontal ? size.width : size.height
      minor = max(minor, cross + (axis == .horizontal ? size.height : size.width))
    }
    return (shares, axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major))
  }

  /// Returns the length to propose to each subview along the stack's axis.
  private func lengths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, spacing: CGFloat) -> [CGFloat?] {
    guard let total = axis == .horizontal ? proposal.width : proposal.height else {
      return subviews.map { _ in nil }
    }
    // These need no division: all subviews are asked for their least or their greatest length.
    if total <= 0 || total == .infinity { return subviews.map { _ in max(0, total) } }
    let sharing = LengthSharing(priorities: subviews.map(\.stackPriority)) { index, proposed in
      length(subviews[index], along(proposed, proposal))
    }
    return sharing.shares(of: total - spacing)
  }

  private func along(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  private func length(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
    let size = subview.sizeThatFits(proposal)
    return axis == .horizontal ? size.width : size.height
  }

  /// Places the subviews in the bounds of a stack.
  ///
  /// A stack that is proposed no length across its axis, as in `fixedSize()`, has found its own by then and proposes it:
  /// a divider, or a view with `maxHeight: .infinity`, becomes as high as the highest view of an `HStack`.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var shares = divide(proposal, among: subviews).shares
    if proposal[across: axis] == nil {
      let length = axis == .horizontal ? bounds.height : bounds.width
      for (index, subview) in zip(shares.indices, subviews) {
        // The length along the axis stays the one that was chosen.
        let size = shares[index].dimensions.size
        shares[index].proposal = ProposedViewSize(
          width: shares[index].proposal.width ?? size.width, height: shares[index].proposal.height ?? size.height)
        shares[index].proposal[across: axis] = length
        shares[index].dimensions = subview.dimensions(in: shares[index].proposal)
      }
      let before = shares.map { $0.dimensions[alignment] }.max() ?? 0
      for index in shares.indices {
        let cross = before - shares[index].dimensions[alignment]
        if axis == .horizontal { shares[index].origin.y = cross } else { shares[index].origin.x = cross }
      }
    }
    for (share, subview) in zip(shares, subviews) {
      let position = CGPoint(x: bounds.minX + share.origin.x, y: bounds.minY + share.origin.y)
      subview.place(at: position, proposal: share.proposal)
    }
  }

  /// Returns the preferred distances of the stack from its neighbours. Along the axis these are the
  /// distances of the first and the last subview, and across the axis the distances of all
  /// subviews.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    if axis == .horizontal {
      (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
    } else {
      (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
    }
    return result
  }
}

extension LayoutSubview {
  /// The layout priority in a stack. A `Spacer` has the lowest priority if it does not set one.
  fileprivate var stackPriority: Double {
    let traits = traits
    return traits.isSpacer && traits.priority == 0 ? -.infinity : traits.priority
  }
}

extension ProposedViewSize {
  /// The proposed length across an axis.
  fileprivate subscript(across axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? height : width }
    set { if axis == .horizontal { height = newValue } else { width = newValue } }
  }
}
