import CICU

/// Returns the decimal separator of a locale in CLDR: "." for en, "," for fr, "." for de_CH, "٫"
/// for ar_EG.
///
/// `locale` is a BCP 47 tag or has underscores; a numbering system requested with `-u-nu-` is honoured
/// (`ar-EG-u-nu-latn` gives "."). An unknown locale uses its language, or else root, which gives ".". The environment's
/// locale is never used. UIKit counterpart: NSLocale.decimalSeparator, on which NSTextTab.columnTerminators(for:) is
/// based.
package func decimalSeparator(for locale: String) -> String {
  numberPart(CICU_DECIMAL_SEPARATOR, of: icuLocale(locale)) ?? "."
}

/// Returns a part of a locale's number format in ICU's data; nil if the data does not contain this
/// part.
func numberPart(_ part: some BinaryInteger, of locale: String) -> String? {
  let capacity = 64
  let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    count = max(0, Int(cicu_number_part(locale, Int32(part), start, Int32(capacity))))
  }
  return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
}
