import CICU

/// Returns the digits zero to nine of a locale's numbering system in CLDR. Each is a string of one
/// character.
///
/// They are "٠" to "٩" for `ar_EG`, "0" to "9" for `en` and for a locale whose numbering system is not decimal.
///
/// The locale is interpreted as in `decimalSeparator(for:)`. UIKit counterpart: the digits of NumberFormatter with the
/// locale.
package func decimalDigits(for locale: String) -> [String] {
  let capacity = 32
  let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    count = max(0, Int(cicu_decimal_digits(icuLocale(locale), start, Int32(capacity))))
  }
  let digits = String(decoding: units, as: UTF16.self).unicodeScalars.map { String($0) }
  return digits.count == 10 ? digits : (0...9).map { String($0) }
}
