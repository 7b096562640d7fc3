/// A plural formula of a .po file, such as `n%10==1 && n%100!=11 ? 0 : 1`. This C expression gives
/// the index of the form for the number `n`.
package struct PluralFormula: Hashable, Sendable {
  private indirect enum Term: Hashable, Sendable {
    case number(Int)
    case n
    case not(Term)
    case binary(String, Term, Term)
    case choice(Term, Term, Term)
  }

  private let term: Term

  /// The formula of languages such as English, which distinguish one thing from several.
  static let germanic = PluralFormula(term: .binary("!=", .n, .number(1)))

  private init(term: Term) { self.term = term }

  /// Parses a formula; nil if it is not valid.
  init?(_ text: String) {
    var parser = Parser(tokens: Self.tokens(text)[...])
    guard let term = parser.choice(level: 0), parser.tokens.isEmpty else { return nil }
    self.term = term
  }

  /// Returns the index of the plural form for a number of things, such as 0 for one file and 1 for
  /// two files in English.
  func index(of number: Double) -> Int {
    let magnitude = number.magnitude.rounded(.towardZero)
    return value(term, magnitude < 1e15 ? Int(magnitude) : 0)
  }

  private func value(_ term: Term, _ n: Int) -> Int {
    switch term {
    case .number(let number): return number
    case .n: return n
    case .not(let term): return value(term, n) == 0 ? 1 : 0
    case .choice(let test, let first, let second): return value(value(test, n) != 0 ? first : second, n)
    case .binary(let sign, let left, let right):
      let first = value(left, n)
      if sign == "&&" { return first != 0 && value(right, n) != 0 ? 1 : 0 }
      if sign == "||" { return first != 0 || value(right, n) != 0 ? 1 : 0 }
      let second = value(right, n)
      switch sign {
      case "==": return first == second ? 1 : 0
      case "!=": return first != second ? 1 : 0
      case "<": return first < second ? 1 : 0
      case ">": return first > second ? 1 : 0
      case "<=": return first <= second ? 1 : 0
      case ">=": return first >= second ? 1 : 0
      case "+": return first &+ second
      case "-": return first &- second
      case "*": return first &* second
      case "/": return second == 0 ? 0 : second == -1 ? 0 &- first : first / second
      default: return second == 0 || second == -1 ? 0 : first % second
      }
    }
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let token =
        !digits.isEmpty
        ? String(digits)
        : ["==", "!=", "<=", ">=", "&&", "||"].first { rest.hasPrefix($0) } ?? String(first)
      tokens.append(token)
      rest = rest.dropFirst(token.count)
    }
    return tokens
  }

  /// Parses terms. Operators of the lowest precedence are parsed first.
  private struct Parser {
    var tokens: ArraySlice<String>

    private static let signs = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"]]

    mutating func choice(level: Int) -> Term? {
      guard level < 100, let test = binary(0, level) else { return nil }
      guard tokens.first == "?" else { return test }
      tokens.removeFirst()
      guard let first = choice(level: level + 1), tokens.popFirst() == ":", let second = choice(level: level + 1) else {
        return nil
      }
      return .choice(test, first, second)
    }

    private mutating func binary(_ strength: Int, _ level: Int) -> Term? {
      guard strength < Self.signs.count else { return single(level) }
      guard var left = binary(strength + 1, level) else { return nil }
      while let sign = tokens.first, Self.signs[strength].contains(sign) {
        tokens.removeFirst()
        guard let right = binary(strength + 1, level) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    private mutating func single(_ level: Int) -> Term? {
      guard level < 100, let token = tokens.popFirst() else { return nil }
      if token == "n" { return .n }
      if token == "!" { return single(level + 1).map { .not($0) } }
      if token == "(" {
        let term = choice(level: level + 1)
        return tokens.popFirst() == ")" ? term : nil
      }
      return Int(token).map { .number($0) }
    }
  }
}
