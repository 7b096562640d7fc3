import CoreGraphics
import UIFoundation

/// The system symbols in bars, drawn as strokes.
enum DrawnSymbol {
  /// The arrow of the back button, 12 × 21 points.
  static var back: UIImage {
    stroke(CGSize(width: 12, height: 21), width: 2.7) {
      $0.move(to: CGPoint(x: 10.3, y: 1.7))
      $0.addLine(to: CGPoint(x: 1.9, y: 10.5))
      $0.addLine(to: CGPoint(x: 10.3, y: 19.3))
    }
  }

  /// The magnifying glass of a search field, 18 × 18 points.
  static var lens: UIImage {
    stroke(CGSize(width: 18, height: 18), width: 1.7) {
      $0.append(UIBezierPath(ovalIn: CGRect(x: 1.2, y: 1.2, width: 11.6, height: 11.6)))
      $0.move(to: CGPoint(x: 11.3, y: 11.3))
      $0.addLine(to: CGPoint(x: 16.4, y: 16.4))
    }
  }

  private static func stroke(_ size: CGSize, width: CGFloat, _ draw: (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      draw(path)
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
  }
}
