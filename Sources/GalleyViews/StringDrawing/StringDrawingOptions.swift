public import GalleyBase

/// How a string is measured and drawn without a view. UIKit counterpart: NSStringDrawingOptions, with its bits
/// (reference §D.4).
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the upper left corner of the first line, and text wraps in its width. Without it, the
  /// origin is on the baseline, and only the first line counts, unwrapped.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// Line gaps of fonts count, unrounded.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink of glyphs instead of lines.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
  /// Lines below the given height are dropped, and the last one that stays ends in an ellipsis. Without effect unless
  /// there is `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// What string drawing may do to make a string fit, and what it did. UIKit counterpart: NSStringDrawingContext, without
/// its deprecated tracking adjustment (reference §D.5).
public struct StringDrawingContext: Hashable, Sendable {
  /// The smallest factor that fonts may be multiplied by, up to 1; 0, the default, is 1: nothing shrinks.
  public var minimumScaleFactor: Double
  /// By how much the fonts were multiplied; 1 before anything was drawn or measured, and for a string that fitted.
  public internal(set) var actualScaleFactor: Double = 1
  /// What the string took: the rectangle that measuring it answers, in the coordinates of the drawing.
  public internal(set) var totalBounds: Rect = .zero

  /// A context that lets fonts shrink so far.
  public init(minimumScaleFactor: Double = 0) { self.minimumScaleFactor = minimumScaleFactor }
}
