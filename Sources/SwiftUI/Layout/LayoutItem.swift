/// A unit of layout: it answers a size for a proposal, and is placed once.
@MainActor class LayoutItem {
  private(set) weak var node: Node?
  /// The item whose layout asks this one.
  weak var outer: LayoutItem?
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var guides: [GuideQuestion: CGFloat?] = [:]
  /// The identity of the element of a `ForEach` that the item was made for.
  var elementID: AnyHashable?
  /// Actions to run when the item was placed.
  var whenPlaced: [ObjectIdentifier: () -> Void] = [:]
  /// The name of the coordinate space that begins at this item.
  var coordinateSpaceName: AnyHashable?
  /// The position that the layout of the outer item gave to this one.
  var placing: Placing?
  /// The frame in the root's coordinates, after placing.
  private(set) var frame = CGRect.zero
  /// The proposal that the item was placed with.
  private(set) var placedProposal: ProposedViewSize?
  /// The number of size questions that the item was asked and had not answered before.
  private(set) var measureCount = 0

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let width: CGFloat
    let height: CGFloat
    let proposal: ProposedViewSize
  }

  init(_ node: Node) { self.node = node }

  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }

  /// Values that the container reads: priority, order, tag and the values of `layoutValue`.
  var traits: ItemTraits { ItemTraits() }
  /// The distances that the item prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The size that the item chooses for a proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    measureCount += 1
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// The size and the alignment guides that the item has for a proposal.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, item: self)
  }

  /// The position of a guide that the item or its content sets, or nil for the guide's default.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let question = GuideQuestion(
      key: key, width: dimensions.width, height: dimensions.height, proposal: dimensions.proposal)
    if let known = guides[question] { return known }
    let answer = explicitAlignment(key, in: dimensions)
    guides[question] = .some(answer)
    return answer
  }

  /// Forgets the answers, here and in the items around it.
  final func invalidate() {
    forgetAnswers()
    outer?.invalidateFromInside()
  }

  /// Forgets the answers of this item. Overrides forget what they keep besides.
  func forgetAnswers() {
    sizes = [:]
    guides = [:]
  }

  /// Reports that an item inside of this one changed.
  func invalidateFromInside() { invalidate() }

  /// Places the item at a point of the root, with a proposal, and draws it.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, on surface: Surface) {
    frame = CGRect(origin: origin, size: size(proposal))
    placedProposal = proposal
    for tell in whenPlaced.values { tell() }
    draw(in: frame, proposal, on: surface)
  }

  /// Overridden: the items that this one's layout asks.
  var inside: [LayoutItem] { [] }
  /// Overridden: the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Overridden: a guide that the item or its content sets.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
  /// Overridden: draws the item, and places the items in it.
  func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {}
}
