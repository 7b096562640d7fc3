import CoreGraphics
import Testing

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func anArcFollowsItsDirection() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(path.boundingBoxOfPath == square)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func anArcTouchesItsTangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(path.boundingBoxOfPath.minX > -1e-9)
  }

  @Test func boundsLeaveControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-12)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func rulesDifferWhereAPathTurnsTwice() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 3, dy: 3))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
  }

  @Test func aRectangleIsRecognised() {
    var found = CGRect.zero
    #expect(CGPath(rect: square, transform: nil).isRect(&found))
    #expect(found == square)
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
  }

  @Test func aStrokeIsAnOutline() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: 4, width: 10, height: 2))
    #expect(bounds(.square) == CGRect(x: -1, y: 4, width: 12, height: 2))
    #expect(bounds(.round) == bounds(.square))
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    var starts: [CGFloat] = []
    dashes.applyWithBlock { step in
      if step.pointee.type == .moveToPoint { starts.append(step.pointee.points[0].x) }
    }
    #expect(starts == [0, 4, 9])
  }

  @Test func stepsAreWalked() {
    let path = CGMutablePath()
    path.addRoundedRect(in: square, cornerWidth: 2, cornerHeight: 3)
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath)
    #expect(kinds.filter { $0 == .addCurveToPoint }.count == 4)
    #expect(path.boundingBoxOfPath == square)
    #expect(path.copy() == path.mutableCopy())
  }
}
