import Testing
import UIKit

/// Formatters as sources have them that import UIKit alone.
@Suite struct DecimalFormatTests {
  @Test(arguments: [
    ("12345.12", "12.345,12"), ("123456789.01", "123.456.789,01"), ("12.56", "12,56"), ("0.3", "0,3"),
    ("-1.15", "-1,15"), ("-0.999", "-0,99"), ("7", "7"), ("9007199254740993", "9.007.199.254.740.993"), ("0", "0"),
  ])
  func decimalsAreWrittenWithTheirOwnDigits(number: String, text: String) {
    let formatter = NumberFormatter()
    formatter.groupingSeparator = "."
    formatter.decimalSeparator = ","
    formatter.groupingSize = 3
    formatter.maximumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    formatter.usesGroupingSeparator = true
    formatter.roundingMode = .down
    #expect(formatter.string(from: NSDecimalNumber(string: number)) == text)
  }

  /// The shares of a hundred, in every way of rounding that keeps what fits.
  @Test(arguments: [NumberFormatter.RoundingMode.down, .up, .floor, .ceiling, .halfEven])
  func noRoundingChangesWhatFits(mode: NumberFormatter.RoundingMode) {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    formatter.decimalSeparator = "."
    formatter.roundingMode = mode
    for hundredths in stride(from: 0, to: 20_000, by: 7) {
      let number = NSDecimalNumber(mantissa: UInt64(hundredths), exponent: -2, isNegative: false)
      let fraction = hundredths % 100
      #expect(
        formatter.string(from: number) == "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)")
    }
  }

  @Test func nonDecimalNumbersAreFormattedAsBefore() {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    formatter.minimumIntegerDigits = 1
    #expect(formatter.string(from: 0.25) == "0.2")
    #expect(formatter.string(from: NSNumber(value: 3)) == "3")
  }
}
