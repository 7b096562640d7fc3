public import Foundation

extension CGRect {
  /// Returns both parts of the rectangle, cut at `atDistance` from the edge `from`: the part at the edge, and the rest.
  public func divided(slice: inout CGRect, remainder: inout CGRect, atDistance: CGFloat, from: CGRectEdge) {
    (slice, remainder) = divided(atDistance: atDistance, from: from)
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in round brackets.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The extents in round brackets.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates and the extents in round brackets.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
