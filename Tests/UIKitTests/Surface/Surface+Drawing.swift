import UIKit

extension Surface {
  private static let box = CGRect(x: 1, y: 2, width: 8, height: 6)

  /// The picture of what a closure draws into the present context.
  private static func picture(_ draw: () -> Void) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
    defer { UIGraphicsEndImageContext() }
    draw()
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  static let drawing: [Row] = [
    Row("CGFloat", 67) { CGFloat(1) == 1 },
    Row("CGRect", 58) { box.maxX == 9 },
    Row("CGSize", 57) { box.size == CGSize(width: 8, height: 6) },
    Row("CGPoint", 43) { box.origin == CGPoint(x: 1, y: 2) },
    Row("UIImage", 35) { UIImage().size == .zero },
    Row("offsetBy", 23) { box.offsetBy(dx: 1, dy: 1).minX == 2 },
    Row("UIBezierPath", 22) { UIBezierPath(rect: box).bounds == box },
    Row("roundedRect", 16) {
      UIBezierPath(roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 2, height: 2)).contains(
        CGPoint(x: 5, y: 5))
    },
    Row("cgPath", 16) { UIBezierPath(rect: box).cgPath.boundingBox == box },
    Row("UIGraphicsGetCurrentContext", 15) {
      var isThere = false
      _ = picture { isThere = UIGraphicsGetCurrentContext() != nil }
      return isThere && UIGraphicsGetCurrentContext() == nil
    },
    Row("UIGraphicsBeginImageContextWithOptions", 14) { picture {}?.scale == 1 },
    Row("UIGraphicsGetImageFromCurrentImageContext", 14) { picture {}?.size == CGSize(width: 10, height: 10) },
    Row("UIGraphicsEndImageContext", 14) { UIGraphicsGetCurrentContext() == nil },
    Row(".fill(", 14) {
      let filled = picture {
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(box)
      }
      return filled?.pngData() != picture {}?.pngData()
    },
    Row(".minY", 13) { box.minY == 2 },
    Row(".minX", 12) { box.minX == 1 },
    Row("insetBy", 12) { box.insetBy(dx: 1, dy: 1) == CGRect(x: 2, y: 3, width: 6, height: 4) },
    Row("addLine", 12) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 3, y: 0))
      return path.currentPoint == CGPoint(x: 3, y: 0)
    },
    Row("UIBezierPath(roundedRect:cornerRadius:)", 12) {
      !UIBezierPath(roundedRect: box, cornerRadius: 3).contains(CGPoint(x: 1.1, y: 2.1))
    },
    Row("UIImage(named:...)", 11) { UIImage(named: "no such picture") == nil },
    Row(".maxY", 11) { box.maxY == 8 },
    Row("withRenderingMode", 11) { UIImage().withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate },
    Row("CGAffineTransform", 11) {
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 3)
    },
    Row("CGRect.union", 11) { box.union(.zero).origin == .zero },
    Row(".midY", 11) { box.midY == 5 },
    Row("CGContext", 10) {
      var depth: CGAffineTransform?
      _ = picture {
        UIGraphicsGetCurrentContext()?.translateBy(x: 1, y: 1)
        depth = UIGraphicsGetCurrentContext()?.ctm
      }
      return depth != nil
    },
  ]
}
