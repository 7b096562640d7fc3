/// A token of a predicate format.
enum PredicateToken: Equatable {
  /// A word, such as `SELF`, `CONTAINS` or `name.length`.
  case word(String)
  /// The letter of an argument, such as `@` in `%@`.
  case argument(String)
  case string(String)
  case number(Double)
  /// Punctuation, such as `==` and `(`.
  case symbol(String)
  /// The options of a comparison, such as `[cd]`.
  case options(String)

  /// Returns the tokens of a format; nil if a quotation is not closed.
  static func tokens(of format: String) -> [PredicateToken]? {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      switch first {
      case _ where first.isWhitespace: rest.removeFirst()
      case "\"", "'":
        guard let text = rest.quotation() else { return nil }
        tokens.append(.string(text))
      case "%":
        rest.removeFirst()
        let letters = rest.prefix { "lqhzt".contains($0) }.count + 1
        tokens.append(.argument(String(rest.prefix(letters).suffix(1))))
        rest = rest.dropFirst(letters)
      case "[":
        tokens.append(.options(String(rest.dropFirst().prefix { $0 != "]" })))
        rest = rest.drop { $0 != "]" }.dropFirst()
      case _ where first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true):
        let text = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        tokens.append(.number(Double(text) ?? .nan))
        rest = rest.dropFirst(text.count)
      case _ where first.isLetter || "_@#$".contains(first):
        let text = rest.prefix { $0.isLetter || $0.isNumber || "_@.$#".contains($0) }
        tokens.append(.word(String(text)))
        rest = rest.dropFirst(text.count)
      default:
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let text = pairs.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.symbol(text))
        rest = rest.dropFirst(text.count)
      }
    }
    return tokens
  }
}

extension Substring {
  /// Removes a quoted text from the beginning and returns it without its quotation marks; nil if
  /// the closing mark is missing.
  fileprivate mutating func quotation() -> String? {
    let mark = removeFirst()
    var text = ""
    while let next = popFirst() {
      if next == mark { return text }
      if next == "\\", let escaped = popFirst() { text.append(escaped) } else { text.append(next) }
    }
    return nil
  }
}
