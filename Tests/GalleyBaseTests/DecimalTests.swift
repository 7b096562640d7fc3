import GalleyBase
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (17, "17"), (-0.5, "-0.5"), (0.25, "0.25"), (1.0 / 65_536, "0.0000152587890625"),
    (1e20, "100000000000000000000"), (1.5e-7, "0.00000015"),
  ])
  func plain(number: Double, text: String) {
    #expect(number.plainDecimal == text)
  }

  @Test(arguments: [
    (1.005, 2, "1"), (1.125, 2, "1.13"), (-1.125, 2, "-1.13"), (-0.001, 2, "0"), (2, 2, "2"), (0.05, 2, "0.05"),
    (12.5, 0, "13"), (0.000_1, 4, "0.0001"), (3.14159, 3, "3.142"),
  ])
  func rounded(number: Double, places: Int, text: String) {
    #expect(number.decimal(places: places) == text)
  }

  @Test func zerosAndSignsAsWanted() {
    #expect(1.5.decimal(places: 3, keepsZeros: true) == "1.500")
    #expect((-1.5).decimal(places: 2, minus: "−") == "−1.5")
  }

  @Test(arguments: [.nan, .infinity, 1e18] as [Double]) func largeNumbersHaveNone(number: Double) {
    #expect(number.decimal(places: 2) == nil)
  }
}
