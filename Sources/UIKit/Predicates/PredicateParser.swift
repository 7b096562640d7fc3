/// A reader of the format of a predicate, by recursive descent.
struct PredicateParser {
  /// A test of an object.
  typealias Test = (Any?) -> Bool
  /// A value that belongs to an object.
  typealias Value = (Any?) -> Any?

  private let format: String
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  init(_ format: String, arguments: [Any]) {
    (self.format, self.arguments) = (format, arguments[...])
    tokens = PredicateToken.tokens(of: format)?[...] ?? []
  }

  /// Returns the predicate of the format.
  mutating func parse() -> Test {
    let test = alternatives()
    guard tokens.isEmpty else { fail("nothing is expected after the comparison") }
    return test
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("NSPredicate cannot read the format \"\(format)\": \(reason)")
  }

  // MARK: Compounds

  private mutating func alternatives() -> Test {
    var test = conjunction()
    while take("OR", "||") {
      let (first, second) = (test, conjunction())
      test = { first($0) || second($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test {
    var test = negation()
    while take("AND", "&&") {
      let (first, second) = (test, negation())
      test = { first($0) && second($0) }
    }
    return test
  }

  private mutating func negation() -> Test {
    if take("NOT", "!") {
      let test = negation()
      return { !test($0) }
    }
    if take("(") {
      let test = alternatives()
      guard take(")") else { fail("a closing parenthesis is missing") }
      return test
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() -> Test {
    let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { take($0) }
    let left = value()
    guard let name = tokens.popFirst()?.name?.uppercased() else { fail("an operator is missing") }
    var options = ""
    if case .options(let given)? = tokens.first {
      options = given
      tokens.removeFirst()
    }
    guard let compare = PredicateComparison(named: name, options: options) else {
      fail("\"\(name)\" is not an operator that is known here")
    }
    let right = value()
    guard let quantifier else { return { compare(left($0), right($0)) } }
    return { object in
      let (values, second) = (PredicateComparison.elements(of: left(object)) ?? [], right(object))
      switch quantifier {
      case "ALL": return values.allSatisfy { compare($0, second) }
      case "NONE": return !values.contains { compare($0, second) }
      default: return values.contains { compare($0, second) }
      }
    }
  }

  private mutating func value() -> Value {
    switch tokens.popFirst() {
    case .string(let text)?: return { _ in text }
    case .number(let number)?: return { _ in number }
    case .argument(let letter)?:
      guard let argument = arguments.popFirst() else { fail("an argument is missing") }
      guard letter == "K" else { return { _ in argument } }
      return Self.path("\(argument)")
    case .symbol("{")?: return list()
    case .word(let word)?:
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: return Self.path(word)
      }
    default: fail("a value is missing")
    }
  }

  private mutating func list() -> Value {
    var values: [Value] = []
    while !take("}") {
      values.append(value())
      if !take(","), tokens.first != .symbol("}") { fail("a list has no end") }
    }
    return { object in values.map { $0(object) } }
  }

  /// A path of keys from an object on; `SELF` is the object.
  private static func path(_ path: String) -> Value {
    var keys = path.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return { object in keys.reduce(object) { PredicateComparison.value(of: $0, forKey: $1) } }
  }

  /// Consumes one of some words or symbols at the beginning; false if there is none.
  private mutating func take(_ names: String...) -> Bool {
    guard let name = tokens.first?.name, names.contains(name.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }
}

extension PredicateToken {
  /// The text of a word or of punctuation.
  fileprivate var name: String? {
    switch self {
    case .word(let text), .symbol(let text): text
    default: nil
    }
  }
}
