public import Foundation

extension CGRect {
  /// Divides the rectangle at the distance `atDistance` from the edge `from`. `slice` is the part
  /// next to that edge, and `remainder` is the rest.
  public func divided(slice: inout CGRect, remainder: inout CGRect, atDistance: CGFloat, from: CGRectEdge) {
    (slice, remainder) = divided(atDistance: atDistance, from: from)
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates and the size in parentheses.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
