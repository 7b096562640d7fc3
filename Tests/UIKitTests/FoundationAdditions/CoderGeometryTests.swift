import Testing
import UIKit

@Suite struct CoderGeometryTests {
  @Test func geometryIsTextInBraces() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 1, width: 2, height: 3)) == "{{0, 1}, {2, 3}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test(arguments: ["{{0, 1}, {2.5, 3}}", "0 1 2.5 3", "{{0,1},{2.5,3}}"])
  func textIsReadWithAndWithoutSpaces(text: String) {
    #expect(NSCoder.cgRect(for: text) == CGRect(x: 0, y: 1, width: 2.5, height: 3))
  }

  @Test func otherTextReadsAsZero() {
    #expect(NSCoder.cgPoint(for: "{1}") == .zero)
    #expect(NSCoder.cgSize(for: "none") == .zero)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, x}") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
  }
}
