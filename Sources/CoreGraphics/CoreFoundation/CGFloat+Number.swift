public import Foundation

/// Casts between `CGFloat` and `NSNumber`, and makes both equal as keys and elements of dictionaries, as on iOS. On
/// Linux, Foundation does this for `Double` and the other number types only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the number from an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads the number from an object; false if it has none.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number in an object; zero without an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
