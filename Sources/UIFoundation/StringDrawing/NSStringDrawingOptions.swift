public import Foundation
import GalleyBase
package import GalleyViews

/// Options of measuring and drawing a string without a view.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the upper left corner of the first line, and text wraps; else it is on the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line gaps of fonts count.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ink is measured instead of lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// The engine's options.
  package var options: StringDrawingOptions { StringDrawingOptions(rawValue: rawValue) }
}

/// The limits of fitting a string into a rectangle, and the result, which drawing and measuring write into it.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor for fonts, up to 1; 0 means 1, no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The maximum tightening of each letter in points, as a negative number; 0 for none.
  open var minimumTrackingAdjustment: CGFloat = 0
  /// The factor by which fonts were multiplied.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The length that was added to the advance of each letter, in points.
  open private(set) var actualTrackingAdjustment: CGFloat = 0
  /// The bounding rectangle.
  open private(set) var totalBounds = CGRect.zero

  /// Without limits to fitting.
  public override init() { super.init() }

  /// The engine's limits.
  package var limits: StringDrawingContext {
    StringDrawingContext(
      minimumScaleFactor: Double(minimumScaleFactor), minimumTrackingAdjustment: Double(minimumTrackingAdjustment))
  }

  /// Writes the result.
  package func take(_ result: StringDrawingContext) {
    actualScaleFactor = CGFloat(result.actualScaleFactor)
    actualTrackingAdjustment = CGFloat(result.actualTrackingAdjustment)
    let bounds = result.totalBounds
    totalBounds = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }
}
