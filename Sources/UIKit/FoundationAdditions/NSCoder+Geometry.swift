public import CoreGraphics
public import Foundation
public import UIFoundation

/// Geometry as text in braces, such as `{1, 2}` for a point and `{{0, 0}, {3, 4}}` for a rectangle.
/// Invalid text is read as zero, or as the identity for a transform.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + braced([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func braced(_ numbers: [CGFloat]) -> String {
    let words = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
    return "{" + words.joined(separator: ", ") + "}"
  }

  /// Returns the numbers in a text; nil if the text does not have exactly that many.
  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}
