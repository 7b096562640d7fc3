/// A unit of layout. It returns a size for a proposal and is placed once per layout.
@MainActor class LayoutItem {
  private(set) weak var node: Node?
  /// The item around this item, which measures and places this item; nil for an outermost item.
  weak var outer: LayoutItem?
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var guides: [GuideQuestion: CGFloat?] = [:]
  /// The identity of the `ForEach` element that created the item, or nil.
  var elementID: AnyHashable?
  /// The actions that run after the item is placed.
  var whenPlaced: [ObjectIdentifier: () -> Void] = [:]
  /// The name of the coordinate space of this item, or nil.
  var coordinateSpaceName: AnyHashable?
  /// The position and the proposal that the layout of the outer item has set; nil if that layout
  /// has not placed this item.
  var placing: Placing?
  /// The frame in the root's coordinates after placement.
  private(set) var frame = CGRect.zero
  /// The proposal with which the item was placed, or nil.
  private(set) var placedProposal: ProposedViewSize?
  /// The number of measurements so far. Cached sizes are not counted.
  private(set) var measureCount = 0

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let width: CGFloat
    let height: CGFloat
    let proposal: ProposedViewSize
  }

  init(_ node: Node) { self.node = node }

  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }

  /// The values that the container reads: priority, order, tag and the values of `layoutValue`.
  var traits: ItemTraits { ItemTraits() }
  /// The preferred distances of the item from its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Returns the size of the item for a proposal. The size is cached.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    measureCount += 1
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// Returns the size and the alignment guides of the item for a proposal.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, item: self)
  }

  /// Returns the position of a guide that the item or its content sets, or nil for the default. The
  /// position is cached.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let question = GuideQuestion(
      key: key, width: dimensions.width, height: dimensions.height, proposal: dimensions.proposal)
    if let known = guides[question] { return known }
    let answer = explicitAlignment(key, in: dimensions)
    guides[question] = .some(answer)
    return answer
  }

  /// Removes the cached sizes and guides of this item and of the items around it.
  final func invalidate() {
    forgetAnswers()
    outer?.invalidateFromInside()
  }

  /// Removes the cached sizes and guides of this item. Overrides also remove their own caches.
  func forgetAnswers() {
    sizes = [:]
    guides = [:]
  }

  /// Called after an item inside this item has changed. By default it removes the cached sizes and
  /// guides.
  func invalidateFromInside() { invalidate() }

  /// Draws the item at a point in the root's coordinates, with a proposal.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, on surface: Surface) {
    frame = CGRect(origin: origin, size: size(proposal))
    placedProposal = proposal
    for tell in whenPlaced.values { tell() }
    draw(in: frame, proposal, on: surface)
  }

  /// The items that this item measures and places. Subclasses override it.
  var inside: [LayoutItem] { [] }
  /// Measures the item for a proposal. Subclasses override it.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the position of a guide that the item or its content sets, or nil. Subclasses override
  /// it.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
  /// Draws the item and places the items inside it. Subclasses override it.
  func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {}
}
