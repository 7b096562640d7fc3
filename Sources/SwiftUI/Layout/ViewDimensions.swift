/// The size and the alignment guides of a view, in points in the view's own coordinates.
public struct ViewDimensions: Equatable {
  let size: CGSize
  let proposal: ProposedViewSize
  let item: LayoutItem?

  init(size: CGSize, proposal: ProposedViewSize = .unspecified, item: LayoutItem?) {
    self.size = size
    self.proposal = proposal
    self.item = item
  }

  /// The width of the view, in points.
  public var width: CGFloat { size.width }
  /// The height of the view, in points.
  public var height: CGFloat { size.height }
  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a horizontal guide that the view or its content sets, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a vertical guide that the view or its content sets, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item else { return nil }
    return MainActor.assumeIsolated { item.guide(key, in: self) }
  }

  /// Returns true if the sizes are equal and belong to the same view.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.item === b.item }
}
