/// The preferred distance of a view from its neighbour at one edge.
struct EdgeSpacing: Sendable {
  /// The system's default distance.
  static let system = EdgeSpacing(isOther: true)
  /// Returns the spacing of an edge at which text ends.
  static func text(_ text: TextSpacing) -> EdgeSpacing { EdgeSpacing(text: text, isOther: false) }
  /// Returns a fixed distance in points, for any neighbour.
  static func fixed(_ length: CGFloat) -> EdgeSpacing { EdgeSpacing(length: length, isOther: true) }

  /// The view's fixed distance in points, or nil for the system's default distance.
  private var length: CGFloat?
  /// The text that ends at the edge, or nil.
  private var text: TextSpacing?
  /// True if content other than text ends at the edge.
  private var isOther: Bool

  private init(length: CGFloat? = nil, text: TextSpacing? = nil, isOther: Bool) {
    (self.length, self.text, self.isOther) = (length, text, isOther)
  }

  /// Returns the distance to the edge of the next view: the larger of the distances that the two
  /// edges prefer.
  func distance(toEdge next: EdgeSpacing) -> CGFloat {
    guard let length else { return next.length ?? ViewSpacing.system }
    return max(length, next.length ?? length)
  }

  /// Returns the distance from this edge to the top edge of the view below. The result is nil if no
  /// text ends at the edges, or if one of them has a fixed distance.
  func textDistance(toTop next: EdgeSpacing) -> CGFloat? {
    guard length == nil, next.length == nil else { return nil }
    return [
      text.flatMap { upper in next.text.map { upper.distance(toText: $0) } },
      next.isOther ? text?.distanceBelow : nil,
      isOther ? next.text?.distanceAbove : nil,
    ].compactMap(\.self).max()
  }

  /// Merges the spacing of another view at the same edge into this spacing. The result has the
  /// larger distance of the two.
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
  /// The largest ascender of the fonts.
  var ascender: CGFloat
  /// The largest descender of the fonts.
  var descender: CGFloat
  /// The largest leading of the fonts.
  var leading: CGFloat
  /// The largest cap height of the fonts.
  var capHeight: CGFloat
  /// The number of pixels per point, to which distances are rounded up.
  var scale: CGFloat

  /// Returns the distance to text below.
  func distance(toText lower: TextSpacing) -> CGFloat { up(lower.leading) }

  /// The distance to a view above that is not text.
  var distanceAbove: CGFloat { gap + descender }

  /// The distance to a view below that is not text.
  var distanceBelow: CGFloat { gap + max(ascender + descender - capHeight, descender) }

  static func < (one: TextSpacing, other: TextSpacing) -> Bool {
    one.ascender + one.descender + one.leading < other.ascender + other.descender + other.leading
  }

  /// A tenth of the line height, rounded up to whole pixels.
  private var gap: CGFloat { up((ascender + descender) / 10) }
  private func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
}
