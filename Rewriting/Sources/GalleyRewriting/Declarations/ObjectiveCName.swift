/// Returns the Objective-C name of a function, such as `tap:` for `tap(_:)` and `tapWithSender:`
/// for `tap(sender:)`.
func objectiveCName(of name: String, labels: [String]) -> String {
  guard let first = labels.first else { return name }
  var result = name
  if first != "_" {
    let joins = prepositions.contains(first.firstWord) || prepositions.contains(name.lastWord)
    result += (joins ? "" : "With") + first.capitalizedFirst
  }
  return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
}

/// Returns the name of a variable's setter, such as `setText:` for `text`.
func objectiveCSetterName(of name: String) -> String { "set" + name.capitalizedFirst + ":" }

/// The words beside which the compiler does not insert `With`.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
  "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
  "via", "when", "with", "within",
]

extension String {
  /// The string with its first letter capitalised.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The first word, up to the second capital, in lower case.
  fileprivate var firstWord: String {
    String(prefix(1)).lowercased() + dropFirst().prefix { !$0.isUppercase }
  }

  /// The last word, beginning with the last capital, in lower case.
  fileprivate var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return self }
    return self[start...].lowercased()
  }
}
