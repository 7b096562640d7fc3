import Testing
import UIKit

/// Filters of what is typed, as apps write them: each code unit of the text is held against a pattern, and goes if the
/// pattern does not fit. Strings are made as `galley swift` makes them.
@MainActor @Suite struct InputFilterTests {
  /// On Apple's systems a pattern sees half of a pair by itself too: those for symbols beyond U+FFFF never fit one, and
  /// the one that keeps all but Chinese characters fits each.
  @Test(arguments: [
    ("a😀b", Pattern.digits, ""), ("1a2", Pattern.digits, "12"), ("😀1😁😂2", Pattern.digits, "12"),
    ("٣ 4", Pattern.digits, "٣4"), ("", Pattern.digits, ""),
    ("1.5 kg", Pattern.decimals, "1.5"), ("€ 3.50 👍🏽", Pattern.decimals, "3.50"), ("🇩🇪", Pattern.decimals, ""),
    ("a😀b", Pattern.notChinese, "a😀b"), ("你a好😀", Pattern.notChinese, "a😀"), ("你好", Pattern.notChinese, ""),
    ("e\u{301}你", Pattern.notChinese, "e\u{301}"),
    ("a😀b☀", Pattern.symbols, "☀"), ("😀🀄", Pattern.symbols, ""), ("☔️✂ x", Pattern.symbols, "☔✂"),
  ])
  func filtersEnd(text: String, pattern: String, expected: String) {
    #expect(filtered(text, by: pattern) == expected)
  }

  /// The other way to drop what a font cannot show: halves of pairs are told by their numbers.
  @Test func surrogatesAreRecognisedByTheirValues() {
    let text = CodeUnitString(string: "a😀b👩‍👧")
    for index in (0..<text.length).reversed() where UTF16.isSurrogate(text.character(at: index)) {
      text.deleteCharacters(in: NSRange(location: index, length: 1))
    }
    #expect(text as String == "ab\u{200D}")
  }

  /// A filter that sets the text on each change, as an action of the field.
  @Test func aFieldIsFilteredWhileItIsTyped() {
    @MainActor final class Filter: NSObject {
      func changed(_ field: UITextField) { field.text = filtered(field.text!, by: Pattern.digits) }
    }
    let (field, filter) = (UITextField(), Filter())
    field.addTarget(filter, action: Selector("changed:", Filter.changed(_:)), for: .editingChanged)
    for piece in ["1", "a", "😀", "2", "👩‍👩‍👧", "你", "3"] { field.insertText(piece) }
    #expect(field.text == "123")
  }
}

/// Patterns that keep digits, decimal numbers, all but Chinese characters, and symbols up to the end of the dingbats.
private enum Pattern {
  static let digits = #"^\d$"#
  static let decimals = "^[0-9.]$"
  static let notChinese = #"^[^[\u4e00-\u9fa5]]$"#
  static let symbols = #"^[\ud83c\udc00-\ud83c\udfff]|[\ud83d\udc00-\ud83d\udfff]|[\u2600-\u27ff]$"#
}

private func filtered(_ text: String, by pattern: String) -> String {
  let kept = CodeUnitString(string: text) as NSMutableString
  let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
  var index = 0
  while index < kept.length {
    let range = NSRange(location: index, length: 1)
    if predicate.evaluate(with: kept.substring(with: range)) { index += 1 } else { kept.deleteCharacters(in: range) }
  }
  return kept as String
}
