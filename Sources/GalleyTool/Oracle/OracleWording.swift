/// A share as percent with two decimals at most, never rounded up to 100.
func percent(_ share: Double) -> String {
  let hundredths = Int((share * 10_000).rounded(share < 1 ? .down : .toNearestOrEven))
  return "\(shortNumber(Double(hundredths) / 100)) %"
}

/// A number with two decimals at most.
func shortNumber(_ number: Double) -> String {
  let hundredths = Int((abs(number) * 100).rounded())
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  return (number < 0 && hundredths > 0 ? "−" : "") + "\(whole)\(digits)"
}

/// `1 line`, `2 lines`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Double {
  /// The nearest whole number of thousandths.
  var thousandths: Double { (self * 1000).rounded() / 1000 }
}
