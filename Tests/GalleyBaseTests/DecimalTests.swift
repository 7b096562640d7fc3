import GalleyBase
import TestSupport
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

  @Test func appendedIsPlain() {
    var random = SeededNumbers(seed: 7)
    var numbers: [Double] = [
      0, -0.0, 0.1, -0.3, 1e15, 999_999_999_999_999, 0.1 + 0.2, .leastNonzeroMagnitude, 1e300, -1e-13, 123.456,
    ]
    for _ in 0..<20_000 {
      let steps = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
      numbers += [steps / 65_536, steps / 1000, steps * 1e-9, steps / 3, steps, steps * 1e6 + 0.5]
      numbers.append(Double(UInt64.random(in: 0..<1 << 48, using: &random)) / 65_536)
      numbers.append(Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)))
    }
    for number in numbers where number.isFinite {
      var bytes: [UInt8] = []
      bytes.append(decimal: number)
      #expect(String(decoding: bytes, as: UTF8.self) == number.plainDecimal)
    }
  }

  @Test(arguments: [0, 7, -10, 1000, .max, .min]) func wholeNumbers(number: Int) {
    var bytes = Array("n=".utf8)
    bytes.append(decimal: number)
    #expect(String(decoding: bytes, as: UTF8.self) == "n=\(number)")
  }
}
