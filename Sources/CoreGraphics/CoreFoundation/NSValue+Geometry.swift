public import Foundation

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  /// Creates a value that contains a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
  /// The vector in the value; zero if the value contains another type.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The transform in the value; the identity if the value contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// Creates a value that contains numbers.
  package convenience init(numbers: [Double]) {
    let bytes = numbers.withUnsafeBytes { Data($0) }
    self.init(data: bytes, type: "[\(numbers.count)d]")
  }

  private convenience init(data: Data, type: String) {
    let bytes = NSData(data: data)
    self.init(bytes: bytes.bytes, objCType: type)
  }

  /// Returns the numbers in the value if their number is exactly `count`; nil otherwise.
  package func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers
  }

  /// Returns true if the value was created for this type.
  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix("{\(type)=") }
}

// Casts between `NSValue` and the types that it contains, such as `as? CGRect` and `as? NSValue`, as on iOS.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that contains the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Writes the rectangle of a value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  /// Writes the rectangle of a value to `result`, and returns true; returns false if the value
  /// contains another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.holds("CGRect") ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle in a value; zero without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that contains the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Writes the point of a value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Writes the point of a value to `result`, and returns true; returns false if the value contains
  /// another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.holds("CGPoint") ? source.pointValue : nil
    return result != nil
  }

  /// Returns the point in a value; zero without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that contains the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Writes the size of a value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }

  /// Writes the size of a value to `result`, and returns true; returns false if the value contains
  /// another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.holds("CGSize") ? source.sizeValue : nil
    return result != nil
  }

  /// Returns the size in a value; zero without a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
