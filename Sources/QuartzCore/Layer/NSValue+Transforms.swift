import CoreGraphics
public import Foundation

extension NSValue {
  /// Creates a value that contains a transformation of space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.rows.flatMap(\.self).map(Double.init))
  }

  /// The transformation in the value; the identity if the value contains another type.
  public var caTransform3DValue: CATransform3D {
    guard let numbers = numbers(16) else { return CATransform3DIdentity }
    return CATransform3D(rows: (0..<4).map { row in (0..<4).map { CGFloat(numbers[row * 4 + $0]) } })
  }
}
