public import Foundation

/// A vector: a direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
  /// The component along the x axis.
  public var dx: CGFloat
  /// The component along the y axis.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates the vector (`dx`, `dy`).
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector (`dx`, `dy`).
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates the vector (`dx`, `dy`).
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public static let zero = CGVector()
}
