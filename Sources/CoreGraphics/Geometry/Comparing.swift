public import Foundation

extension CGPoint {
  /// Returns true if both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns true if both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns true if both rectangles cover the same area. Rectangles with negative widths or
  /// heights are standardised first.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
