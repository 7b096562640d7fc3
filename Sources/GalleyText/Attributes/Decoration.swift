public import GalleyBase

/// A line under or through text. UIKit counterpart: NSUnderlineStyle.
public struct LineDecoration: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates a decoration from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line of the font's thickness, at least two pixels thick (one at 1x).
  public static let single = LineDecoration(rawValue: 0x01)
  /// One line of twice that thickness, on the same centre.
  public static let thick = LineDecoration(rawValue: 0x02)
  /// Two lines of two thirds of the single line's thickness, four thicknesses apart.
  ///
  /// The upper line lies at about the baseline, with gaps for the letters, as UIKit draws it.
  public static let double = LineDecoration(rawValue: 0x09)
  /// A pattern of dots for `single`, `thick` and `double`; without them, a dotted single line.
  public static let patternDot = LineDecoration(rawValue: 0x0100)
  /// A pattern of dashes.
  public static let patternDash = LineDecoration(rawValue: 0x0200)
  /// A pattern of a dash and a dot.
  public static let patternDashDot = LineDecoration(rawValue: 0x0300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = LineDecoration(rawValue: 0x0400)
  /// Draws lines only at words, not at the spaces between, in text views and text containers.
  ///
  /// It has no effect in UILabel, nor in labels and fields here.
  public static let byWord = LineDecoration(rawValue: 0x8000)
}

/// A copy of the text, drawn behind it. UIKit counterpart: NSShadow.
public struct Shadow: Hashable, Sendable {
  /// Colour of the copy.
  public var color: Color
  /// The distance by which the copy is moved, in points, y down.
  public var offset: Point
  /// The distance over which the copy's edges fade, in points: twice the standard deviation of a Gaussian blur. 0 draws
  /// sharp edges.
  ///
  /// A label's own shadow is never blurred.
  public var blurRadius: Double

  /// Creates a shadow; it is sharp by default.
  public init(color: Color, offset: Point, blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
