import CoreGraphics
import Testing

@Suite struct NumberTests {
  @Test func aLengthIsANumber() {
    let values: [Any] = [CGFloat(2.5), NSNumber(value: 2.5), 2.5]
    #expect(values.map { $0 as? NSNumber } == [2.5, 2.5, 2.5])
    #expect(values.prefix(2).map { $0 as? CGFloat } == [2.5, 2.5])
  }

  @Test func attributesAreEqualAsNumbersAre() {
    let key = NSAttributedString.Key("length")
    func text(_ value: Any) -> NSAttributedString { NSAttributedString(string: "x", attributes: [key: value]) }
    #expect(text(CGFloat(3)) == text(3.0))
    #expect(text(CGFloat(3)) == text(3))
    #expect(text(CGFloat(3)) != text(3.5))
  }

  @Test func anErrorNeedsNoDomain() {
    #expect(NSError().code == 0 && NSError().domain.isEmpty)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    let images: [any Sendable.Type] = [CGImage.self]
    #expect(images.count == 1)
  }
}
