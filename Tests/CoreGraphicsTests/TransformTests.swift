import CoreGraphics
import Foundation
import Testing

@Suite struct TransformTests {
  @Test func theLaterCallActsFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform) == CGRect(x: 10, y: 0, width: 2, height: 3))
  }

  @Test func anInverseLeadsBack() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: 6)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func partsMakeTheTransformAgain() {
    var parts = CGAffineTransformComponents()
    parts.scale = CGSize(width: 2, height: 3)
    parts.rotation = 0.5
    parts.translation = CGVector(dx: 7, dy: 8)
    let found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.rotation - 0.5) < 1e-12 && abs(found.horizontalShear) < 1e-12)
  }

  @Test func geometryIsMadeByCsFunctions() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func boxesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgRect: rect).cgAffineTransformValue == .identity)
    let info: [AnyHashable: Any] = ["boxed": NSValue(cgRect: rect), "plain": rect]
    #expect((info["boxed"] as? NSValue)?.cgRectValue == rect)
    #expect(info["boxed"] as? CGRect == rect)
    #expect((info["plain"] as? NSValue)?.cgRectValue == rect)
    #expect(info["boxed"] as? CGPoint == nil)
  }
}
