public import GalleyBase

/// Options for measuring and drawing a string without a view.
///
/// UIKit counterpart: NSStringDrawingOptions, with its bits (rule: string-drawing-options).
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the upper left corner of the first line, and text wraps in its width.
  ///
  /// Without it, the origin is on the baseline, and only the first line counts, unwrapped.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// Line gaps of fonts count, unrounded.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink of glyphs instead of lines.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
  /// Lines below the given height are dropped, and the last remaining one ends in an ellipsis.
  ///
  /// It has no effect without `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// The limits for fitting a string, and the result: letters move together first, then fonts shrink, as in labels
/// (rule: string-drawing-context).
///
/// UIKit counterpart: NSStringDrawingContext.
public struct StringDrawingContext: Hashable, Sendable {
  /// The minimum factor for fonts, up to 1; 0, the default, means 1: nothing shrinks.
  public var minimumScaleFactor: Double
  /// The maximum tightening: the negative number of points added to the advance of each letter. −0.5 is the typical
  /// value that UIKit's documentation named. 0, the default, and positive values move nothing.
  public var minimumTrackingAdjustment: Double
  /// The factor that was applied to the fonts; 1 before drawing or measuring, and for a string that fitted.
  public internal(set) var actualScaleFactor: Double = 1
  /// The length that was added to the advance of each letter, in points; 0 before drawing or measuring, and for a
  /// string that fitted.
  public internal(set) var actualTrackingAdjustment: Double = 0
  /// The bounding rectangle of the string, in the coordinates of the drawing.
  public internal(set) var totalBounds: Rect = .zero

  /// Creates a context with limits for shrinking fonts and tightening letters.
  public init(minimumScaleFactor: Double = 0, minimumTrackingAdjustment: Double = 0) {
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumTrackingAdjustment = minimumTrackingAdjustment
  }
}
