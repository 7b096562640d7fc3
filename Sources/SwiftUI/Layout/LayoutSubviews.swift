/// The subviews of a layout container.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  let items: [LayoutItem]
  /// The layout direction of the container. Positions are mirrored automatically in right-to-left
  /// layout.
  public let layoutDirection: LayoutDirection
  init(_ items: [LayoutItem], _ layoutDirection: LayoutDirection) {
    self.items = items
    self.layoutDirection = layoutDirection
  }
  /// The index of the first subview: zero.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { items.count }
  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }
  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(items[bounds]), layoutDirection) }
  /// The subviews at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { items[$0] }, layoutDirection)
  }
  /// A range of the subviews.
  public typealias SubSequence = LayoutSubviews
  /// Returns true if the subviews are the same objects in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.items.elementsEqual(b.items, by: ===)
  }
}

/// A subview of a layout container. Its methods may be called on the main thread only.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  /// The value that `layoutValue(key:value:)` set for the view, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[key] }
  /// The layout priority that `layoutPriority(_:)` set.
  public var priority: Double { traits.priority }
  /// The preferred distances of the view from its neighbours.
  public var spacing: ViewSpacing { onMain { $0.spacing } }
  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal) } }
  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { $0.dimensions(proposal) } }
  /// Places the view so that its point `anchor` is at `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      let size = $0.size(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      $0.placing = Placing(origin: origin, proposal: proposal)
    }
  }
  /// Returns true if the views are the same object.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

  /// Hides the view, so that it is not drawn.
  func hide() { onMain { $0.placing = Placing(origin: .zero, proposal: .zero, isHidden: true) } }

  var traits: ItemTraits { onMain { $0.traits } }

  /// Returns the position of the view. By default the view is centred in the bounds.
  func placing(in bounds: CGRect) -> Placing {
    onMain { item in
      if let placing = item.placing { return placing }
      let proposal = ProposedViewSize(bounds.size)
      let size = item.size(proposal)
      return Placing(
        origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }
  }

  private func onMain<Result>(_ body: @MainActor (LayoutItem) -> Result) -> Result {
    let item = item
    return Onto.main { body(item) }
  }
}

/// The position and the proposal of a subview, set by its container's layout.
struct Placing {
  var origin: CGPoint
  var proposal: ProposedViewSize
  /// True if the view is not drawn.
  var isHidden = false
}
