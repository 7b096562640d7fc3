public import GalleyBase

/// Options for measuring and drawing a string without a view.
///
/// UIKit counterpart: NSStringDrawingOptions, with its bits (rule: string-drawing-options).
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set, with the same meaning as in UIKit.
  public let rawValue: Int
  /// Creates a set of options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the upper left corner of the first line, and text wraps in the
  /// rectangle's width.
  ///
  /// Without it, the origin is on the baseline, and only the first line counts, unwrapped.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// The line gaps of fonts are included in the line height, without rounding.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// The bounds enclose the drawn shapes of the glyphs instead of the lines.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
  /// Lines that exceed the given height are dropped, and the last remaining line ends in an
  /// ellipsis.
  ///
  /// It has no effect without `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// The limits for fitting a string, and the result. As in labels, letters are set closer before
/// fonts shrink (rule: string-drawing-context).
///
/// UIKit counterpart: NSStringDrawingContext.
public struct StringDrawingContext: Hashable, Sendable {
  /// The minimum factor by which fonts may shrink, up to 1. The default 0 has the same effect as 1:
  /// fonts do not shrink.
  public var minimumScaleFactor: Double
  /// The strongest tightening of letters: a negative number of points that is added to the advance
  /// of each letter. −0.5 is the typical value in UIKit's documentation. With 0, the default, or a
  /// positive value, letters do not move.
  public var minimumTrackingAdjustment: Double
  /// The factor by which fonts were scaled; 1 for a string that fits, and before drawing or
  /// measuring.
  public internal(set) var actualScaleFactor: Double = 1
  /// The length that was added to the advance of each letter, in points; 0 for a string that fits,
  /// and before drawing or measuring.
  public internal(set) var actualTrackingAdjustment: Double = 0
  /// The bounding rectangle of the string, in the coordinates in which it was drawn.
  public internal(set) var totalBounds: Rect = .zero

  /// Creates a context with limits for shrinking fonts and tightening letters.
  public init(minimumScaleFactor: Double = 0, minimumTrackingAdjustment: Double = 0) {
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumTrackingAdjustment = minimumTrackingAdjustment
  }
}
