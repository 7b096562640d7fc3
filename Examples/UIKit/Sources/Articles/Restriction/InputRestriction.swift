import UIKit

/// The text that a field takes.
enum InputRestriction {
  /// Digits.
  case number
  /// Digits and one separator, with a number of places after it.
  case decimal(places: Int)
  /// Letters of any script.
  case letters
  /// Letters and digits.
  case lettersAndDigits
  /// Digits, and a plus sign at the beginning.
  case phone
  /// The characters of a set.
  case characters(CharacterSet)
  /// Whatever matches a regular expression as a whole.
  case pattern(String)

  /// Returns true if a field may have this text.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .number: return InputRestriction.matches(text, "[0-9]*")
    case .decimal(let places): return InputRestriction.matches(text, "[0-9]*([.,][0-9]{0,\(places)})?")
    case .letters: return text.unicodeScalars.allSatisfy(CharacterSet.letters.contains)
    case .lettersAndDigits: return text.unicodeScalars.allSatisfy(CharacterSet.alphanumerics.contains)
    case .phone: return InputRestriction.matches(text, "\\+?[0-9]*")
    case .characters(let set): return text.unicodeScalars.allSatisfy(set.contains)
    case .pattern(let pattern): return InputRestriction.matches(text, pattern)
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(\(pattern))$", options: .regularExpression) != nil
  }
}

/// The restriction of one field, and the longest text that it takes.
private final class RestrictionRules {
  var restriction: InputRestriction?
  var maximumLength: Int?
  var lastGood = ""
  var isObserving = false
}

/// Rules by field: an extension has no stored properties.
private let rulesByField = NSMapTable<UITextField, RestrictionRules>.weakToStrongObjects()

extension UITextField {
  private var rules: RestrictionRules {
    if let rules = rulesByField.object(forKey: self) { return rules }
    let rules = RestrictionRules()
    rulesByField.setObject(rules, forKey: self)
    return rules
  }

  /// The text that the field takes; nil takes any.
  var inputRestriction: InputRestriction? {
    get { rules.restriction }
    set {
      rules.restriction = newValue
      observeChanges()
    }
  }

  /// The number of characters that the field takes, as a reader counts them; nil takes any.
  var maximumLength: Int? {
    get { rules.maximumLength }
    set {
      rules.maximumLength = newValue
      observeChanges()
    }
  }

  private func observeChanges() {
    rules.lastGood = text ?? ""
    guard !rules.isObserving else { return }
    rules.isObserving = true
    addAction(UIAction { [weak self] _ in self?.enforceRules() }, for: .editingChanged)
  }

  /// Takes a change back that the rules forbid. Marked text is left alone until it is confirmed.
  private func enforceRules() {
    guard markedTextRange == nil else { return }
    let rules = self.rules
    let text = self.text ?? ""
    let isShort = rules.maximumLength.map { text.count <= $0 } ?? true
    if isShort && (rules.restriction?.accepts(text) ?? true) {
      rules.lastGood = text
    } else {
      self.text = rules.lastGood
    }
  }
}
