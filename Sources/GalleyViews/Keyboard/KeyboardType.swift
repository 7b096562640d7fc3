/// The type of a keyboard, which determines its keys. UIKit counterpart: UIKeyboardType, with the
/// same names.
///
/// As in UIKit the type does not restrict input: hardware keyboards and the pasteboard insert any text. To restrict
/// input, use a field's `restriction`. Pictures show the keys, and layout dumps record the type. All types have the
/// height of the window's keyboard.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// The keyboard has the keys of the current input method.
  case `default`
  /// The keyboard is for ASCII characters.
  case asciiCapable
  /// The keyboard shows digits and punctuation first.
  case numbersAndPunctuation
  /// The keyboard is for URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The keyboard has only the digits of the locale.
  case numberPad
  /// The keyboard is for telephone numbers.
  case phonePad
  /// The keyboard is for names and telephone numbers.
  case namePhonePad
  /// The keyboard is for email addresses.
  case emailAddress
  /// The keyboard has the digits and the decimal separator of the locale.
  case decimalPad
  /// The keyboard is for text with @ and #.
  case twitter
  /// The keyboard is for searches and URLs.
  case webSearch
  /// The keyboard has only the digits 0 to 9.
  case asciiCapableNumberPad
}
