public import GalleyBase

/// A line under or through text. UIKit counterpart: NSUnderlineStyle.
public struct LineDecoration: OptionSet, Hashable, Sendable {
  /// The raw value, with the same bits as in `NSUnderlineStyle`.
  public let rawValue: Int
  /// Creates a decoration from the bits of `NSUnderlineStyle`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line in the thickness that the font specifies, but at least two pixels thick (one at 1x).
  public static let single = LineDecoration(rawValue: 0x01)
  /// One line with twice the thickness and the same centre as `single`.
  public static let thick = LineDecoration(rawValue: 0x02)
  /// Two lines. Each has two thirds of the thickness of `single`, and they are four thicknesses
  /// apart.
  ///
  /// The upper line lies at about the baseline, with gaps for the letters, as UIKit draws it.
  public static let double = LineDecoration(rawValue: 0x09)
  /// A pattern of dots for `single`, `thick` or `double`. Without any of these three, the line is
  /// single and dotted.
  public static let patternDot = LineDecoration(rawValue: 0x0100)
  /// A pattern of dashes for `single`, `thick` or `double`.
  public static let patternDash = LineDecoration(rawValue: 0x0200)
  /// A pattern of a dash and a dot for `single`, `thick` or `double`.
  public static let patternDashDot = LineDecoration(rawValue: 0x0300)
  /// A pattern of a dash and two dots for `single`, `thick` or `double`.
  public static let patternDashDotDot = LineDecoration(rawValue: 0x0400)
  /// Draws lines only under or through words, not the spaces between them. Applies to text views
  /// and text containers.
  ///
  /// It has no effect in UILabel, nor in labels and fields here.
  public static let byWord = LineDecoration(rawValue: 0x8000)
}

/// A shadow: a copy of the text that is drawn behind the text. UIKit counterpart: NSShadow.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color
  /// The distance in points from the text to the shadow, y down.
  public var offset: Point
  /// The distance in points over which the edges of the shadow fade: twice the standard deviation
  /// of a Gaussian blur. At 0 the edges are sharp.
  ///
  /// A label's own shadow is never blurred.
  public var blurRadius: Double

  /// Creates a shadow. Its edges are sharp by default.
  public init(color: Color, offset: Point, blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
