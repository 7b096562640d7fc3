/// The views that a layout container lays out.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  let items: [LayoutItem]
  /// The direction of the container. Layouts need not mirror anything: it is done for them.
  public let layoutDirection: LayoutDirection
  init(_ items: [LayoutItem], _ layoutDirection: LayoutDirection) {
    self.items = items
    self.layoutDirection = layoutDirection
  }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { items.count }
  /// One subview.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }
  /// Some subviews in a row.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(items[bounds]), layoutDirection) }
  /// Some subviews by their indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { items[$0] }, layoutDirection)
  }
  /// Some subviews in a row.
  public typealias SubSequence = LayoutSubviews
  /// True if the subviews are the same.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.items.elementsEqual(b.items, by: ===)
  }
}

/// A view that a layout container lays out. Its questions may be asked on the main thread only.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  /// A value that the view has by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[key] }
  /// The priority that the view has by `layoutPriority(_:)`.
  public var priority: Double { traits.priority }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMain { $0.spacing } }
  /// The size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal) } }
  /// The size and the guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { $0.dimensions(proposal) } }
  /// Places the view: `anchor` is the point of the view that comes to `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      let size = $0.size(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      $0.placing = Placing(origin: origin, proposal: proposal)
    }
  }
  /// True if the views are the same.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

  /// Has the view not drawn.
  func hide() { onMain { $0.placing = Placing(origin: .zero, proposal: .zero, isHidden: true) } }

  var traits: ItemTraits { onMain { $0.traits } }

  /// Returns the position of the view. A view that was not placed is in the middle.
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

/// The position and proposal that a layout gave to a subview.
struct Placing {
  var origin: CGPoint
  var proposal: ProposedViewSize
  /// True if the view is not drawn.
  var isHidden = false
}
