/// The scale of a ruler, which measures lengths along a line of text.
struct RulerScale: Hashable {
  /// The x of the scale's zero, in the content's coordinates.
  var origin: Double
  /// True if lengths grow from right to left.
  var isRightToLeft: Bool
  /// The length of a line of text, in points.
  var length: Double

  /// Returns the x at which a length lies, in the content's coordinates.
  func x(at length: Double) -> Double { isRightToLeft ? origin - length : origin + length }
}
