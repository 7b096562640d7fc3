/// The identity of an alignment guide: the guide's `AlignmentID` type and its axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let isHorizontal: Bool

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }

  /// Combines the guides of subviews into the guide of their container. Returns nil if no subview
  /// sets it.
  func combined(_ values: [CGFloat?]) -> CGFloat? {
    var result: CGFloat?
    for (index, value) in values.compactMap({ $0 }).enumerated() {
      id._combineExplicit(childValue: value, index, into: &result)
    }
    return result
  }
}
