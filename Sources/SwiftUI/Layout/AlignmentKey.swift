/// The identity of a guide, with its axis.
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

  /// The guide of a container from its subviews' guides, or nil if none sets it.
  func combined(_ values: [CGFloat?]) -> CGFloat? {
    var result: CGFloat?
    for (index, value) in values.compactMap({ $0 }).enumerated() {
      id._combineExplicit(childValue: value, index, into: &result)
    }
    return result
  }
}
