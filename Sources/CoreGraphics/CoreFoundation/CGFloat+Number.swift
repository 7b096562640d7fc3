public import Foundation

/// Conversions between `CGFloat` and `NSNumber`, as on iOS. Equal numbers of both types are equal
/// as keys and elements of dictionaries. On Linux, Foundation provides this only for `Double` and
/// the other number types.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Writes the number of an object to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Writes the number of an object to `result`, and returns true; returns false if the object has
  /// no number.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number of an object; 0 without an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
