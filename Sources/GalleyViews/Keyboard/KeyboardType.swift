/// The kind of a keyboard, by its keys. UIKit counterpart: UIKeyboardType, with its names.
///
/// It restricts nothing by itself, as on UIKit (documented: a keyboard of hardware and the pasteboard bring in any text);
/// what may be put in says a field's `restriction`. Pictures show its keys, and layout dumps record the kind; all kinds are
/// as high as the window's keyboard is.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Those of the input method in use.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// For addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The digits of the locale and no more.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and the decimal separator of the locale.
  case decimalPad
  /// With @ and # at hand.
  case twitter
  /// For searches and addresses of pages.
  case webSearch
  /// The digits 0 to 9.
  case asciiCapableNumberPad
}
