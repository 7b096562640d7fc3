import GalleyBase
import GalleyViews

/// The parsed words of a constraint: `title.top = safeArea.top + 16 @ 750`.
///
///     constraint:  side relation side [(* or /) number] [(+ or -) number] [@ priority]
///                  side relation number [@ priority]
///     relation:    =  <=  >=
///     side:        [thing .] [guide .] attribute
struct ConstraintSyntax {
  /// A word with its byte offset in the text.
  struct Word {
    var text: String
    var offset: Int
  }

  /// The words on the left of the relation, separated by dots.
  var first: [Word] = []
  var relation = LayoutRelation.equal
  /// The words on the right of the relation; empty for a plain number.
  var second: [Word] = []
  var multiplier = Word(text: "1", offset: 0)
  var factor: Double = 1
  var constant: Double = 0
  /// The priority, a number or a name; nil if none is given.
  var priority: Word?
}

/// The reason why the text of a constraint cannot be parsed.
struct ConstraintMistake: Error {
  var message: String
  /// The offset of the mistake in the text, in bytes.
  var offset: Int
  var suggestion: String?
  var valid: [String] = []
}

/// Parses the text of a constraint.
struct ConstraintReader {
  private let bytes: [UInt8]
  private var place = 0

  /// Creates a reader at the beginning of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Parses the whole text.
  mutating func read() throws(ConstraintMistake) -> ConstraintSyntax {
    var syntax = ConstraintSyntax()
    syntax.first = try side("an anchor, as in title.top")
    syntax.relation = try relation()
    try readOther(&syntax)
    if take("@") { syntax.priority = try word("a priority: a number up to 1000, or defaultHigh") }
    skipSpace()
    guard place == bytes.count else {
      throw ConstraintMistake(message: "unexpected \"\(rest)\" after the constraint", offset: place)
    }
    return syntax
  }

  /// Parses the words between the relation and the priority.
  private mutating func readOther(_ syntax: inout ConstraintSyntax) throws(ConstraintMistake) {
    skipSpace()
    if startsNumber {
      let start = place
      let number = try number()
      guard take("*") else {
        syntax.constant = number
        return
      }
      syntax.multiplier.offset = start
      syntax.factor = number
      syntax.second = try side("an anchor, as in title.width")
    } else {
      syntax.second = try side("an anchor or a number")
      skipSpace()
      let start = place
      if take("*") {
        syntax.multiplier.offset = start
        syntax.factor = try number()
      } else if take("/") {
        syntax.multiplier.offset = start
        let divisor = try number()
        syntax.factor = divisor == 0 ? 0 : 1 / divisor
      }
    }
    if take("+") { syntax.constant = try number() } else if take("-") { syntax.constant = 0 - (try number()) }
  }

  private mutating func side(_ expected: String) throws(ConstraintMistake) -> [ConstraintSyntax.Word] {
    let all = try word(expected)
    var words: [ConstraintSyntax.Word] = []
    var offset = all.offset
    for part in all.text.split(separator: ".", omittingEmptySubsequences: false) {
      words.append(ConstraintSyntax.Word(text: String(part), offset: offset))
      offset += part.utf8.count + 1
    }
    // Ids may contain a hyphen but attributes do not, so a number follows.
    if let last = words.last, let hyphen = last.text.firstIndex(of: "-"), words.count > 1 {
      let kept = last.text[..<hyphen]
      words[words.count - 1].text = String(kept)
      place = last.offset + kept.utf8.count
    }
    return words
  }

  private mutating func relation() throws(ConstraintMistake) -> LayoutRelation {
    if take("<=") || take("≤") { return .lessThanOrEqual }
    if take(">=") || take("≥") { return .greaterThanOrEqual }
    if take("==") || take("=") { return .equal }
    skipSpace()
    throw ConstraintMistake(
      message: place == bytes.count
        ? "the constraint ends before =, <= or >=" : "expected =, <= or >=, found \"\(rest)\"", offset: place)
  }

  /// Returns the characters up to a space or to a character that cannot be part of a word.
  private mutating func word(_ expected: String) throws(ConstraintMistake) -> ConstraintSyntax.Word {
    skipSpace()
    let start = place
    while place < bytes.count, !" \t=<>*/@+".utf8.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard !text.isEmpty else {
      throw ConstraintMistake(
        message: place == bytes.count
          ? "the constraint ends before \(expected)" : "expected \(expected), found \"\(rest)\"", offset: start)
    }
    return ConstraintSyntax.Word(text: text, offset: start)
  }

  private mutating func number() throws(ConstraintMistake) -> Double {
    skipSpace()
    let start = place
    if startsNumber, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
    while place < bytes.count, "0123456789.".utf8.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite, number.magnitude <= Form<Double>.largestLength else {
      place = start
      throw ConstraintMistake(
        message: start == bytes.count ? "the constraint ends before a number" : "expected a number, found \"\(rest)\"",
        offset: start)
    }
    return number
  }

  /// True if the next character is a digit, or a sign followed by a digit.
  private var startsNumber: Bool {
    var index = place
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    return index < bytes.count && "0123456789.".utf8.contains(bytes[index])
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard bytes[place...].starts(with: sign.utf8) else { return false }
    place += sign.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private var rest: String { String(decoding: bytes[place...], as: UTF8.self).shortened }
}
