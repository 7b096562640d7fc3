import CICU

/// The format of decimal numbers in a locale, according to CLDR. UIKit counterpart: NumberFormatter
/// with the style `decimal`.
package struct DecimalNumberFormat {
  private let digits: [String]
  private let decimalSeparator: String
  private let groupingSeparator: String
  private let minusSign: String
  /// The number of digits in the last group, and the number of digits in each of the groups before
  /// it. Both are 0 for a locale without groups.
  private let groupSizes: (last: Int, others: Int)
  /// The minimum number of digits before the last group. In a number with fewer digits there, no
  /// groups are separated.
  private let minimumGroupingDigits: Int

  /// Creates the number format of a locale. The locale is interpreted as in
  /// `decimalSeparator(for:)`.
  package init(for locale: String) {
    let icu = icuLocale(locale)
    digits = decimalDigits(for: locale)
    decimalSeparator = numberPart(CICU_DECIMAL_SEPARATOR, of: icu) ?? "."
    groupingSeparator = numberPart(CICU_GROUPING_SEPARATOR, of: icu) ?? ","
    minusSign = numberPart(CICU_MINUS_SIGN, of: icu) ?? "-"
    minimumGroupingDigits = Int(cicu_minimum_grouping_digits(icu))
    let pattern = numberPart(CICU_DECIMAL_PATTERN, of: icu) ?? "#,##0.###"
    let groups = pattern.prefix { $0 != "." && $0 != ";" }.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = groups.dropFirst().map(\.count)
    groupSizes = (sizes.last ?? 0, sizes.count > 1 ? sizes[sizes.count - 2] : sizes.last ?? 0)
  }

  /// Returns a decimal number in the format of the locale.
  /// - Parameters:
  ///   - decimal: Digits, with a point between whole and fraction and a minus sign if it is negative.
  ///   - fractionDigits: The minimum and maximum number of digits after the separator; further digits are rounded,
  ///     halves to the even digit as in NumberFormatter.
  ///   - isGrouped: True to separate groups.
  package func text(of decimal: String, fractionDigits: ClosedRange<Int>, isGrouped: Bool = true) -> String {
    let isNegative = decimal.hasPrefix("-")
    let parts = decimal.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    var whole = (parts.first ?? "").compactMap(\.wholeNumberValue)
    var fraction = (parts.dropFirst().first ?? "").compactMap(\.wholeNumberValue)
    round(&whole, &fraction, to: fractionDigits.upperBound)
    while fraction.count > fractionDigits.lowerBound, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < fractionDigits.lowerBound { fraction.append(0) }
    if whole.isEmpty { whole = [0] }
    var text = isGrouped ? grouped(whole) : whole.map { digits[$0] }.joined()
    if !fraction.isEmpty { text += decimalSeparator + fraction.map { digits[$0] }.joined() }
    return (isNegative ? minusSign : "") + text
  }

  private func round(_ whole: inout [Int], _ fraction: inout [Int], to count: Int) {
    guard fraction.count > count else { return }
    let rest = fraction[count...]
    fraction.removeSubrange(count...)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = !((fraction.last ?? whole.last ?? 0).isMultiple(of: 2))
    guard isHalf ? isOdd : (rest.first ?? 0) >= 5 else { return }
    var all = [0] + whole + fraction
    var index = all.count - 1
    while all[index] == 9 {
      all[index] = 0
      index -= 1
    }
    all[index] += 1
    fraction = Array(all.suffix(count))
    whole = Array(all.dropLast(count).drop { $0 == 0 })
  }

  private func grouped(_ whole: [Int]) -> String {
    guard groupSizes.last > 0, whole.count >= groupSizes.last + minimumGroupingDigits else {
      return whole.map { digits[$0] }.joined()
    }
    var text = ""
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      let before = left - groupSizes.last
      let isStart = before == 0 || before > 0 && before % groupSizes.others == 0
      if index > 0, isStart { text += groupingSeparator }
      text += digits[digit]
    }
    return text
  }
}
