public import Foundation

extension NSValue {
  /// A box with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A box with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A box with a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  /// A box with a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
  /// The vector in the box; zero if it holds something else.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The transform in the box; the identity if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// A box with numbers.
  package convenience init(numbers: [Double]) {
    let bytes = numbers.withUnsafeBytes { Data($0) }
    self.init(data: bytes, type: "[\(numbers.count)d]")
  }

  private convenience init(data: Data, type: String) {
    let bytes = NSData(data: data)
    self.init(bytes: bytes.bytes, objCType: type)
  }

  /// Returns the numbers in the box if there are as many; nil otherwise.
  package func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers
  }

  /// Returns true if the box was made for a value of this type.
  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix("{\(type)=") }
}

// Casts between boxes and what they hold, `as? CGRect` and `as? NSValue`, as on iOS.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the value from a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  /// Takes the value from a box that holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.holds("CGRect") ? source.rectValue : nil
    return result != nil
  }

  /// Returns the value in a box; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Takes the value from a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Takes the value from a box that holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.holds("CGPoint") ? source.pointValue : nil
    return result != nil
  }

  /// Returns the value in a box; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a box with the value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Takes the value from a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }

  /// Takes the value from a box that holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.holds("CGSize") ? source.sizeValue : nil
    return result != nil
  }

  /// Returns the value in a box; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
