/// A flexible space that takes the length that the other views of a stack leave.
nonisolated public struct Spacer: View {
  /// The minimum length, in points. Nil means the system's distance, 8.
  public var minLength: CGFloat?
  /// Creates a space with a minimum length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { SpacerNode(self, place) }
}

/// The node of a ``Spacer``.
final class SpacerNode: ViewNode<Spacer> {
  private var item: SpacerItem?

  override func evaluate() {
    let item = item ?? SpacerItem(self)
    self.item = item
    item.minLength = view.minLength ?? ViewSpacing.system
    item.invalidate()
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }
}

/// The layout item of a ``Spacer``. Along the stack's axis it has no distance from its neighbours.
final class SpacerItem: LayoutItem {
  var minLength = ViewSpacing.system

  override var traits: ItemTraits {
    var traits = ItemTraits()
    traits.isSpacer = true
    return traits
  }

  override var spacing: ViewSpacing {
    switch environment.stackOrientation {
    case .horizontal: ViewSpacing(top: .system, leading: .fixed(0), bottom: .system, trailing: .fixed(0))
    case .vertical: ViewSpacing(top: .fixed(0), leading: .system, bottom: .fixed(0), trailing: .system)
    case nil: .zero
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = environment.stackOrientation
    let width = max(minLength, proposal.width ?? 0)
    let height = max(minLength, proposal.height ?? 0)
    return CGSize(width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
  }
}
