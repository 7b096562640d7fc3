/// The distance that a view prefers at one of its edges.
struct EdgeSpacing: Sendable {
  /// The system's distance.
  static let system = EdgeSpacing(isOther: true)
  /// The distance of text.
  static func text(_ text: TextSpacing) -> EdgeSpacing { EdgeSpacing(text: text, isOther: false) }
  /// A distance in points, whatever is next.
  static func fixed(_ length: CGFloat) -> EdgeSpacing { EdgeSpacing(length: length, isOther: true) }

  /// A distance of the view's own; nil is the system's.
  private var length: CGFloat?
  /// The text that ends at the edge.
  private var text: TextSpacing?
  /// True if something else than text ends at the edge.
  private var isOther: Bool

  private init(length: CGFloat? = nil, text: TextSpacing? = nil, isOther: Bool) {
    (self.length, self.text, self.isOther) = (length, text, isOther)
  }

  /// The distance to the edge of the next view: the larger of the two.
  func distance(toEdge next: EdgeSpacing) -> CGFloat {
    guard let length else { return next.length ?? ViewSpacing.system }
    return max(length, next.length ?? length)
  }

  /// The distance from this edge to the top edge of the view below, if text ends at one of them and none of them has a
  /// length of its own.
  func textDistance(toTop next: EdgeSpacing) -> CGFloat? {
    guard length == nil, next.length == nil else { return nil }
    return [
      text.flatMap { upper in next.text.map { upper.distance(toText: $0) } },
      next.isOther ? text?.distanceBelow : nil,
      isOther ? next.text?.distanceAbove : nil,
    ].compactMap(\.self).max()
  }

  /// Takes the larger distance.
  mutating func formUnion(_ other: EdgeSpacing) {
    if length != nil || other.length != nil {
      length = max(length ?? ViewSpacing.system, other.length ?? ViewSpacing.system)
    }
    text = text.map { text in other.text.map { max(text, $0) } ?? text } ?? other.text
    isOther = isOther || other.isOther
  }
}

/// The distances above and below text, in points.
///
/// Lines of two texts follow each other as lines of one text do: nothing but the leading of the lower font is between
/// them. To other views text keeps a distance that grows with its font. Source: the measurements of the open project
/// OpenSwiftUI of SwiftUI 6.5; the 8 points between other views are Apple's default.
struct TextSpacing: Sendable, Comparable {
  /// The distance from the top to the baseline of the highest font.
  var ascender: CGFloat
  /// The distance from the baseline down to the end of the deepest font.
  var descender: CGFloat
  /// The largest leading of the fonts.
  var leading: CGFloat
  /// The height of the largest capital letters.
  var capHeight: CGFloat
  /// Pixels in a point.
  var scale: CGFloat

  /// The distance to a text below.
  func distance(toText lower: TextSpacing) -> CGFloat { up(lower.leading) }

  /// The distance to a view above that is not text.
  var distanceAbove: CGFloat { gap + descender }

  /// The distance to a view below that is not text.
  var distanceBelow: CGFloat { gap + max(ascender + descender - capHeight, descender) }

  static func < (one: TextSpacing, other: TextSpacing) -> Bool {
    one.ascender + one.descender + one.leading < other.ascender + other.descender + other.leading
  }

  /// A tenth of the height of a line.
  private var gap: CGFloat { up((ascender + descender) / 10) }
  private func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
}
