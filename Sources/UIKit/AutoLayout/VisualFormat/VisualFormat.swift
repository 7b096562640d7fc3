import CoreGraphics

/// A row or a column of views, as written in a visual format.
struct VisualFormat: Equatable {
  /// A condition on a length: a relation, a number or name, and a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = Value.number(1000)
  }

  /// The value with which a predicate compares.
  enum Value: Equatable {
    case number(CGFloat)
    /// The name of a metric, or of a view whose length is used.
    case name(String)
  }

  /// The space between two neighbouring elements.
  enum Space: Equatable {
    /// The elements touch each other.
    case none
    /// The elements are separated by the standard space.
    case standard
    case predicates([Predicate])
  }

  /// The superview's edge, or a view with conditions on its length.
  enum Element: Equatable {
    case edge
    case view(String, [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// The spaces between neighbouring elements, one fewer than the elements.
  var spaces: [Space] = []
}

/// A syntax error in a visual format, with the index of the character.
struct VisualFormatError: Error, Equatable {
  var message: String
  var position: Int
}

/// A parser for visual formats.
struct VisualFormatReader {
  private let characters: [Character]
  private var position = 0
  private var format = VisualFormat()

  private init(_ text: String) { characters = Array(text) }

  /// Parses a complete visual format.
  static func read(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var reader = VisualFormatReader(text)
    try reader.readAll()
    return reader.format
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func fail<Result>(_ message: String) throws(VisualFormatError) -> Result {
    throw VisualFormatError(message: message, position: position)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func readAll() throws(VisualFormatError) {
    if characters.starts(with: "V:") { format.axis = .vertical }
    if characters.starts(with: "V:") || characters.starts(with: "H:") { position = 2 }
    try readElement(isFirst: true)
    while next != nil {
      format.spaces.append(try readSpace())
      try readElement(isFirst: false)
    }
    guard format.elements.contains(where: { if case .view = $0 { true } else { false } }) else {
      return try fail("a view in brackets is expected")
    }
  }

  private mutating func readElement(isFirst: Bool) throws(VisualFormatError) {
    if take("|") {
      format.elements.append(.edge)
      if !isFirst, next != nil { return try fail("nothing may follow the superview's edge") }
      return
    }
    guard take("[") else { return try fail("'[' or '|' is expected") }
    let name = try readName()
    let predicates = next == "(" ? try readPredicates() : []
    guard take("]") else { return try fail("']' is expected") }
    format.elements.append(.view(name, predicates))
  }

  private mutating func readSpace() throws(VisualFormatError) -> VisualFormat.Space {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try readPredicates() : [VisualFormat.Predicate(value: try readValue())]
    guard take("-") else { return try fail("'-' is expected") }
    return .predicates(predicates)
  }

  private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    guard take("(") else { return try fail("'(' is expected") }
    repeat { predicates.append(try readPredicate()) } while take(",")
    guard take(")") else { return try fail("')' or ',' is expected") }
    return predicates
  }

  private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    for (sign, meaning) in [
      (Character("="), NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ] where take(sign) {
      guard take("=") else { return try fail("'=' is expected") }
      relation = meaning
      break
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try readValue())
    if take("@") { predicate.priority = try readValue() }
    return predicate
  }

  private mutating func readValue() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    if next == "-" { position += 1 }
    while let character = next, character.isNumber || character == "." { position += 1 }
    if let number = Double(String(characters[start..<position])) { return .number(CGFloat(number)) }
    position = start
    return .name(try readName())
  }

  private mutating func readName() throws(VisualFormatError) -> String {
    let start = position
    while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
    guard position > start else { return try fail("a name is expected") }
    return String(characters[start..<position])
  }
}
