/// The shape of the values that a form accepts, for the manual and the JSON Schema.
indirect enum Shape: Sendable {
  /// Any value, for a form without a description.
  case any
  /// A Boolean, written as `true` or `false`.
  case boolean
  /// Null, or an empty value.
  case nothing
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// A string, described by a noun phrase such as `a colour`.
  case string(String)
  /// One of these words.
  case words([String])
  /// A list of any length.
  case list(Shape)
  /// A list with a fixed number of values, described by a text such as `[x, y]`.
  case tuple(String, [Shape])
  /// A mapping that a table of keys describes. The function returns the table when it is needed,
  /// since views contain views and their tables refer to each other.
  case mapping(@Sendable () -> TableDescription)
  /// A mapping whose keys the user chooses.
  case dictionary(String, Shape)
  /// One of several shapes.
  case either([Shape])

  /// Returns a shape that accepts this shape or another.
  func or(_ other: Shape) -> Shape { .either([self, other]) }
}

/// The description of a table of keys, without the type of its target.
struct TableDescription: Sendable {
  /// The description of a key, without the type of its target.
  struct Entry: Sendable {
    /// The spellings of the key, UIKit's first.
    var names: [String]
    var shape: Shape
    var manual: KeyManual
  }

  /// The noun phrase for the value that has the keys, such as `a label`.
  var subject: String
  /// The UIKit class that has the keys as properties; nil for none.
  var counterpart: String?
  var entries: [Entry]
  /// The keys that the mapping needs: at least one of each inner list.
  var required: [[String]] = []
  /// True if the mapping must have exactly one of its keys.
  var isChoice = false

  /// The subject as one word without its article, unique among all tables.
  var name: String {
    for article in ["a ", "an ", "the "] where subject.hasPrefix(article) {
      return String(subject.dropFirst(article.count)).replacing(" ", with: "-")
    }
    return subject.replacing(" ", with: "-")
  }
}

/// The entry of a key in the manual.
struct KeyManual: Sendable {
  /// The description of the key in one line.
  var summary = ""
  /// A function that returns the default as scenes spell it; nil if there is none or it depends on
  /// other keys.
  var `default`: @Sendable () -> String? = { nil }
  /// The counterpart in UIKit; nil if there is none. This is a property of the table's class, or of
  /// another class if it contains a dot.
  var counterpart: String?
  /// The first version of Galley that supports the key.
  var since = "0.1"

  /// The marker for a counterpart with the same name as the key, which most keys have.
  static let sameName = "="
}
