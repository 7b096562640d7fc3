import Foundation

/// A recursive-descent parser for predicate formats.
struct PredicateParser {
  private let format: String
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  init(_ format: String, arguments: [Any]) {
    (self.format, self.arguments) = (format, arguments[...])
    tokens = PredicateToken.tokens(of: format)?[...] ?? []
  }

  /// Parses the format and returns its predicate.
  mutating func parse() -> NSPredicate {
    let predicate = alternatives()
    guard tokens.isEmpty else { fail("there is text after the comparison") }
    return predicate
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("NSPredicate cannot read the format \"\(format)\": \(reason)")
  }

  // MARK: Compounds

  private mutating func alternatives() -> NSPredicate {
    var parts = [conjunction()]
    while take("OR", "||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
  }

  private mutating func conjunction() -> NSPredicate {
    var parts = [negation()]
    while take("AND", "&&") { parts.append(negation()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }

  private mutating func negation() -> NSPredicate {
    if take("NOT", "!") { return NSCompoundPredicate(notPredicateWithSubpredicate: negation()) }
    if take("(") {
      let predicate = alternatives()
      guard take(")") else { fail("a closing parenthesis is missing") }
      return predicate
    }
    if take("TRUEPREDICATE") { return NSPredicate(value: true) }
    if take("FALSEPREDICATE") { return NSPredicate(value: false) }
    return comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() -> NSPredicate {
    let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { take($0) }
    let left = value()
    guard let name = tokens.popFirst()?.name?.uppercased() else { fail("an operator is missing") }
    var options: NSComparisonPredicate.Options = []
    if case .options(let given)? = tokens.first {
      if given.contains("c") { options.insert(.caseInsensitive) }
      if given.contains("d") { options.insert(.diacriticInsensitive) }
      tokens.removeFirst()
    }
    guard let kind = PredicateComparison.kinds[name] else { fail("\"\(name)\" is not a supported operator") }
    let modifier: NSComparisonPredicate.Modifier = quantifier.map { $0 == "ALL" ? .all : .any } ?? .direct
    let predicate = NSComparisonPredicate(
      leftExpression: left, rightExpression: value(), modifier: modifier, type: kind, options: options)
    return quantifier == "NONE" ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
  }

  private mutating func value() -> NSExpression {
    switch tokens.popFirst() {
    case .string(let text)?: return NSExpression(forConstantValue: text)
    case .number(let number)?: return NSExpression(forConstantValue: number)
    case .argument(let letter)?:
      guard let argument = arguments.popFirst() else { fail("an argument is missing") }
      return letter == "K" ? Self.path("\(argument)") : NSExpression(forConstantValue: argument)
    case .symbol("{")?: return list()
    case .word(let word)?:
      switch word.uppercased() {
      case "TRUE", "YES": return NSExpression(forConstantValue: true)
      case "FALSE", "NO": return NSExpression(forConstantValue: false)
      case "NIL", "NULL": return NSExpression(forConstantValue: nil)
      default: return Self.path(word)
      }
    default: fail("a value is missing")
    }
  }

  private mutating func list() -> NSExpression {
    var values: [NSExpression] = []
    while !take("}") {
      values.append(value())
      if !take(","), tokens.first != .symbol("}") { fail("a comma or } is missing in a list") }
    }
    return NSExpression(forAggregate: values)
  }

  /// Returns the expression for a path. A path can begin with `SELF`, the evaluated object, or with
  /// a variable `$name`.
  private static func path(_ path: String) -> NSExpression {
    let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
    let first = keys.first ?? ""
    guard first.uppercased() == "SELF" || first.hasPrefix("$") else { return NSExpression(forKeyPath: path) }
    let start =
      first.hasPrefix("$") ? NSExpression(forVariable: String(first.dropFirst())) : .expressionForEvaluatedObject()
    return keys.count > 1 ? NSExpression(path: keys[1], of: start) : start
  }

  /// Consumes the next token if it is one of the words or symbols. Returns false if it is not.
  private mutating func take(_ names: String...) -> Bool {
    guard let name = tokens.first?.name, names.contains(name.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }
}

extension PredicateToken {
  /// The text of a word or symbol; nil for other tokens.
  fileprivate var name: String? {
    switch self {
    case .word(let text), .symbol(let text): text
    default: nil
    }
  }
}
