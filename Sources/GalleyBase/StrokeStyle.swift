/// The style of a line along a path. UIKit counterpart: a CGContext's line width, cap, join, mitre limit and dash.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off square at the end point.
    case butt
    /// Half a circle around the end point.
    case round
    /// Cut off square, half the width beyond the end point.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A sharp corner, up to the mitre limit.
    case miter
    /// A circular arc.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The maximum length of a mitre, in line widths; corners with longer ones are cut off.
  public var miterLimit: Double
  /// The lengths of the dashes and of the gaps after them, in turn; if empty, the line is solid.
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

  /// True if only the width differs from Core Graphics' default.
  public var isPlain: Bool { self == StrokeStyle(width: width) }
}
