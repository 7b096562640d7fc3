/// The style of a line along a path. UIKit counterparts: the line width, cap, join, mitre limit and
/// dash of a CGContext.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// The line is cut off square at its end point.
    case butt
    /// Half a circle is drawn around the end point.
    case round
    /// The line is cut off square, half its width beyond the end point.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// The corner is sharp, up to the mitre limit.
    case miter
    /// The corner is a circular arc.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The width of the line in points.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// The maximum length of a mitre, in line widths. Corners with a longer mitre are cut off.
  public var miterLimit: Double
  /// The lengths of dashes and of the gaps after them, alternately. If empty, the line is solid.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line begins.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// True if the style has Core Graphics' default values, apart from the width.
  public var isPlain: Bool { self == StrokeStyle(width: width) }
}
