import CoreGraphics
import Testing

@Suite struct ComparingTests {
  @Test func rectanglesAreEqualWhicheverCornerTheyAreGivenBy() {
    #expect(CGRect(x: 0, y: 0, width: 2, height: 3).equalTo(CGRect(x: 2, y: 3, width: -2, height: -3)))
    #expect(!CGRect(x: 0, y: 0, width: 2, height: 3).equalTo(CGRect(x: 0, y: 0, width: 3, height: 2)))
  }

  @Test func pointsAndSizesAreEqualByTheirNumbers() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) && !CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
  }
}
