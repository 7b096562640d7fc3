public import GalleyBase

/// Options of measuring and drawing a string without a view. UIKit counterpart: NSStringDrawingOptions, with its bits
/// (rule: string-drawing-options).
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

/// The limits of fitting a string, and the result: letters move together first, then fonts shrink, as
/// in labels (rule: string-drawing-context). UIKit counterpart: NSStringDrawingContext.
public struct StringDrawingContext: Hashable, Sendable {
  /// The smallest factor that fonts may be multiplied by, up to 1; 0, the default, is 1: nothing shrinks.
  public var minimumScaleFactor: Double
  /// The most that is added to the advance of each letter, in points, below 0: −0.5 is the typical value that UIKit's
  /// documentation named. 0, the default, and more move nothing.
  public var minimumTrackingAdjustment: Double
  /// By how much the fonts were multiplied; 1 before anything was drawn or measured, and for a string that fitted.
  public internal(set) var actualScaleFactor: Double = 1
  /// The length that was added to the advance of each letter, in points; 0 before anything was drawn or measured, and
  /// for a string that fitted.
  public internal(set) var actualTrackingAdjustment: Double = 0
  /// The bounding rectangle of the string, in the coordinates of the drawing.
  public internal(set) var totalBounds: Rect = .zero

  /// A context that lets fonts shrink and letters move together so far.
  public init(minimumScaleFactor: Double = 0, minimumTrackingAdjustment: Double = 0) {
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumTrackingAdjustment = minimumTrackingAdjustment
  }
}
