/// A frame with a fixed width, a fixed height, or both.
nonisolated struct FixedFrame: UnaryModifier {
  typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Creates a frame. Dimensions that are negative or not finite are ignored, as in SwiftUI.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = item.inner.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    item.aligned(alignment, in: size, inner(proposal))
  }

  @MainActor func spacing(_ item: ModifierItem<Self>) -> ViewSpacing {
    item.inner.spacing.reset(horizontal: width != nil, vertical: height != nil)
  }
}

extension ViewSpacing {
  /// Returns the spacing with the system's default distances along the axes whose parameter is
  /// true.
  func reset(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    ViewSpacing(
      top: vertical ? .system : top, leading: horizontal ? .system : leading, bottom: vertical ? .system : bottom,
      trailing: horizontal ? .system : trailing)
  }
}

/// The minimum, the ideal and the maximum length of a frame in one dimension.
struct FlexibleLength {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Creates lengths. A length that is smaller than the length before it is raised to that length.
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let least = minimum.map { max(0, $0) }
    let middle = ideal.map { max(least ?? 0, $0) }
    self.minimum = least
    self.ideal = middle
    self.maximum = maximum.map { max(middle ?? least ?? 0, $0) }
  }

  var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// Returns the length that the frame proposes to its content: the proposed or else the ideal
  /// length, limited to the minimum and the maximum. Returns nil if neither is set.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// Returns the length of the frame, or nil if the length depends on the content.
  func length(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    guard let minimum, let maximum else { return nil }
    return min(max(proposed, minimum), maximum)
  }

  /// Returns the length of the frame for a length of the content.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    let proposal = proposal(proposed)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(minimum, content), maximum)
    case (let minimum?, nil): return max(min(proposal ?? .infinity, content), minimum)
    case (nil, let maximum?): return min(max(proposal ?? -.infinity, content), maximum)
    case (nil, nil): return content
    }
  }

  /// Returns the length that a frame of the length `length` proposes to its content: this length,
  /// or nil if nothing has determined or limited it.
  func proposal(_ proposed: CGFloat?, in length: CGFloat) -> CGFloat? {
    let isFree = ideal == nil && proposed == nil && length > minimum ?? -.infinity && length < maximum ?? .infinity
    return isFree ? nil : length
  }
}

/// A frame with a minimum, an ideal and a maximum size.
nonisolated struct FlexibleFrame: UnaryModifier {
  typealias Body = Never
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    if let width = width.length(proposal.width), let height = height.length(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let size = item.inner.size(
      ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
    return CGSize(
      width: width.length(proposal.width) ?? width.length(proposal.width, content: size.width),
      height: height.length(proposal.height) ?? height.length(proposal.height, content: size.height))
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    let inner = ProposedViewSize(
      width: width.proposal(proposal.width, in: size.width), height: height.proposal(proposal.height, in: size.height))
    return item.aligned(alignment, in: size, inner)
  }

  @MainActor func spacing(_ item: ModifierItem<Self>) -> ViewSpacing {
    item.inner.spacing.reset(horizontal: width.isSet, vertical: height.isSet)
  }
}

extension View {
  /// Places the view in a frame of a fixed size. A dimension that is nil follows the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Places the view in a frame with limits for its size.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FlexibleLength(minWidth, idealWidth, maxWidth),
        height: FlexibleLength(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// Returns the view unchanged.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}
