/// One pixel of a picture: columns from the left, rows from the top, both from 0.
public struct PixelPoint: Hashable, Sendable {
  /// Column.
  public var x: Int
  /// Row.
  public var y: Int

  /// Creates the pixel in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
