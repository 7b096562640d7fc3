import CoreGraphics
import Testing

@Suite struct ComparingTests {
  @Test func rectanglesAreEqualWhicheverCornerTheyAreGivenBy() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 3)
    #expect(rect.equalTo(CGRect(x: 2, y: 3, width: -2, height: -3)))
    #expect(!rect.equalTo(CGRect(x: 0, y: 0, width: 3, height: 2)))
  }

  @Test func pointsAreEqualByTheirNumbers() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.equalTo(CGPoint(x: 1, y: 2)))
    #expect(!point.equalTo(CGPoint(x: 1, y: 0)))
  }

  @Test func sizesAreEqualByTheirNumbers() {
    let size = CGSize(width: 1, height: 2)
    #expect(size.equalTo(CGSize(width: 1, height: 2)))
    #expect(!size.equalTo(CGSize(width: 1, height: 0)))
  }
}
