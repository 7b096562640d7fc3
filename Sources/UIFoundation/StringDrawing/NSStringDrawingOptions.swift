public import Foundation
import GalleyBase
package import GalleyViews

/// Options for measuring and drawing a string without a view.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the upper left corner of the first line, and text wraps. Without this option the
  /// origin is on the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The line gaps of fonts are included in the line height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The drawn shapes of the glyphs are measured instead of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis if there are more lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// The options in the engine's form.
  package var options: StringDrawingOptions { StringDrawingOptions(rawValue: rawValue) }
}

/// The limits for fitting a string into a rectangle, and the result. Drawing and measuring write
/// the result.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which fonts may be scaled, up to 1. The value 0 means 1: fonts are not
  /// scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The maximum reduction of each character's advance in points, as a negative number; 0 for none.
  open var minimumTrackingAdjustment: CGFloat = 0
  /// The factor by which fonts were scaled.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The length that was added to the advance of each character, in points.
  open private(set) var actualTrackingAdjustment: CGFloat = 0
  /// The bounding rectangle of the string, in points.
  open private(set) var totalBounds = CGRect.zero

  /// Creates a context in which text is neither scaled nor tightened.
  public override init() { super.init() }

  /// The limits in the engine's form.
  package var limits: StringDrawingContext {
    StringDrawingContext(
      minimumScaleFactor: Double(minimumScaleFactor), minimumTrackingAdjustment: Double(minimumTrackingAdjustment))
  }

  /// Copies the engine's result into this context.
  package func take(_ result: StringDrawingContext) {
    actualScaleFactor = CGFloat(result.actualScaleFactor)
    actualTrackingAdjustment = CGFloat(result.actualTrackingAdjustment)
    let bounds = result.totalBounds
    totalBounds = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }
}
