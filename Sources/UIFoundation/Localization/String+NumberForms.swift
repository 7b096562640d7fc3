import Foundation

extension String {
  /// The text of a format with a number, in the environment's locale. The number chooses among the plural forms of a
  /// format that `NSLocalizedString` returned. Foundation's own function, for any arguments, has the form `other`.
  public static func localizedStringWithFormat(_ format: String, _ argument: Int) -> String {
    NumberForms.text(of: format, [argument]) ?? String(format: format, locale: Locale.current.stated, argument)
  }

  /// The text of a format with two numbers, as with one.
  public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
    NumberForms.text(of: format, [first, second])
      ?? String(format: format, locale: Locale.current.stated, first, second)
  }
}
