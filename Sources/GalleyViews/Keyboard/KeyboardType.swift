/// The type of a keyboard, which determines its keys. UIKit counterpart: UIKeyboardType, with its names.
///
/// As in UIKit the type does not restrict input: hardware keyboards and the pasteboard insert any text. To restrict
/// input, use a field's `restriction`. Pictures show the keys, and layout dumps record the type. All types have the
/// height of the window's keyboard.
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
  /// Only the digits of the locale.
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
