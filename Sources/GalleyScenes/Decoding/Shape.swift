/// The values that a form accepts, for the manual and the JSON Schema.
indirect enum Shape: Sendable {
  /// Any value, for a form without a description.
  case any
  /// `true` or `false`.
  case boolean
  /// Null, or nothing after the colon.
  case nothing
  /// A number, not above the upper bound and not below the lower one.
  case number(ClosedRange<Double>)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A string, described by a noun phrase such as `a colour`.
  case string(String)
  /// One of a few words.
  case words([String])
  /// A list of any length.
  case list(Shape)
  /// A list of as many values as there are names in `label`, such as `[x, y]`.
  case tuple(String, [Shape])
  /// A mapping that a table of keys describes. It is looked up late, since views contain views.
  case mapping(@Sendable () -> TableDescription)
  /// A mapping with keys of the user's choice.
  case dictionary(String, Shape)
  /// One of several shapes.
  case either([Shape])

  /// This shape or another.
  func or(_ other: Shape) -> Shape { .either([self, other]) }
}

/// A table of keys without the type that it fills.
struct TableDescription: Sendable {
  /// A key without the type that it sets.
  struct Entry: Sendable {
    /// All spellings, UIKit's first.
    var names: [String]
    var shape: Shape
    var manual: KeyManual
  }

  /// The thing that the mapping describes, with its article, such as `a label`.
  var subject: String
  /// The UIKit class whose properties the keys are; nil for none.
  var counterpart: String?
  var entries: [Entry]
  /// Keys that the mapping needs: one of each list.
  var required: [[String]] = []
  /// True if the mapping has exactly one of its keys.
  var isChoice = false

  /// The subject as a word without its article, which is unique among tables.
  var name: String {
    for article in ["a ", "an ", "the "] where subject.hasPrefix(article) {
      return String(subject.dropFirst(article.count)).replacing(" ", with: "-")
    }
    return subject.replacing(" ", with: "-")
  }
}

/// The entry of a key in the manual.
struct KeyManual: Sendable {
  /// One line.
  var summary = ""
  /// The default in a scene's spelling; nil where there is none or it depends on other keys.
  var `default`: String?
  /// The counterpart in UIKit: a property of the table's class, or, with a dot, of another class; nil for none.
  var counterpart: String?
  /// The first version of Galley that has the key.
  var since = "0.1"

  /// The counterpart of most keys: the property of the same name.
  static let sameName = "="
}
