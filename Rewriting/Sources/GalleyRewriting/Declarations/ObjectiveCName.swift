/// Returns the name that Objective-C sees for a function: `tap:` for `tap(_:)`, `tapWithSender:` for `tap(sender:)`.
func objectiveCName(of name: String, labels: [String]) -> String {
  guard let first = labels.first else { return name }
  var result = name
  if first != "_" {
    let joins = prepositions.contains(first.firstWord) || prepositions.contains(name.lastWord)
    result += (joins ? "" : "With") + first.capitalizedFirst
  }
  return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
}

/// Returns the name of a variable's setter: `setText:` for `text`.
func objectiveCSetterName(of name: String) -> String { "set" + name.capitalizedFirst + ":" }

/// The words after which, or before which, the compiler puts no `With`.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
  "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
  "via", "when", "with", "within",
]

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The word up to the first capital.
  fileprivate var firstWord: String {
    String(prefix(1)).lowercased() + dropFirst().prefix { !$0.isUppercase }
  }

  /// The word from the last capital on, in small letters.
  fileprivate var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return self }
    return self[start...].lowercased()
  }
}
