/// The form of a line along a path. UIKit counterpart: a CGContext's line width, cap, join, mitre limit and dash.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a line's ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off square at the end point.
    case butt
    /// Half a circle around the end point.
    case round
    /// Cut off square half the width behind the end point.
    case square
  }

  /// The form of a line's corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// Sharp, up to the mitre limit.
    case miter
    /// A part of a circle.
    case round
    /// Cut off.
    case bevel
  }

  /// The width.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// The longest mitre, in line widths; longer ones are cut off.
  public var miterLimit: Double
  /// The lengths of the dashes and of the gaps after them, in turn; empty draws all of the line.
  public var dash: [Double]
  /// The distance into the dashes at which the line begins.
  public var dashPhase: Double

  /// A line of this form.
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

  /// True for the form that only its width tells from Core Graphics' default.
  public var isPlain: Bool { self == StrokeStyle(width: width) }
}
