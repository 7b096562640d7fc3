/// The position of a pixel in a picture. Columns count from the left, rows from the top, both from
/// 0.
public struct PixelPoint: Hashable, Sendable {
  /// The column, from 0.
  public var x: Int
  /// The row, from 0.
  public var y: Int

  /// Creates the position of the pixel in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
