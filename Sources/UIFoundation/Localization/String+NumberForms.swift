import Foundation

extension String {
  /// Returns the text of a format with a number, in the environment's locale. If
  /// `NSLocalizedString` returned the format, the number selects a plural form. Foundation's own
  /// function, for any arguments, always uses the form `other`.
  public static func localizedStringWithFormat(_ format: String, _ argument: Int) -> String {
    NumberForms.text(of: format, [argument]) ?? String(format: format, locale: Locale.current.stated, argument)
  }

  /// Returns the text of a format with two numbers, which select plural forms as a single number
  /// does.
  public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
    NumberForms.text(of: format, [first, second])
      ?? String(format: format, locale: Locale.current.stated, first, second)
  }
}
