/// The type of a keyboard, which decides its keys. UIKit counterpart: UIKeyboardType, with its names.
///
/// As on UIKit the type does not restrict input: hardware keyboards and the pasteboard insert any text. A field's
/// `restriction` does. Pictures show the keys and layout dumps record the type. The height is that of the window's
/// keyboard for all types.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// The keys of the current input method.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The digits of the locale alone.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Email addresses.
  case emailAddress
  /// Digits and the decimal separator of the locale.
  case decimalPad
  /// Text with @ and #.
  case twitter
  /// Searches and URLs.
  case webSearch
  /// The digits 0 to 9.
  case asciiCapableNumberPad
}
