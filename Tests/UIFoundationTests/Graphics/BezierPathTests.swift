import CoreGraphics
import Foundation
import Galley
import Testing
import UIFoundation

@Suite struct BezierPathTests {
  @Test func clockwiseIsAsSeenWithYDown() {
    let path = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 0, y: 5))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func onlyTheChosenCornersAreRound() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(path.bounds == box)
  }

  @Test func reversingGoesBack() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 8, y: 4), controlPoint: CGPoint(x: 8, y: 0))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.bounds == path.bounds)
    #expect(back.reversing() == path)
  }

  @Test func aDashedStrokeHasGaps() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: .onePixelAPoint).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 0.5))
      path.addLine(to: CGPoint(x: 6, y: 0.5))
      path.setLineDash([2, 1], count: 2, phase: 0)
      path.stroke()
    }
    let bitmap = try #require(image.bitmap())
    #expect((0..<6).map { bitmap[$0, 0].alpha } == [255, 255, 0, 255, 255, 0])
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var onePixelAPoint: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
