/// A scale along a line of text.
struct RulerScale: Hashable {
  /// The position of its zero in the content.
  var origin: Double
  /// True if it grows to the left.
  var isRightToLeft: Bool
  /// The length of a line.
  var length: Double

  /// The position of a length in the content.
  func x(at length: Double) -> Double { isRightToLeft ? origin - length : origin + length }
}
