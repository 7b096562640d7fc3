/// The words for a property in a sentence about its change.
package struct PropertyWords: Sendable {
  /// The consequences of a different value.
  package enum Reach: Sendable {
    /// Only different pixels.
    case paint
    /// Other lines and frames.
    case layout
  }

  /// The form of a value in words.
  package enum Form: Sendable {
    /// As the dump writes it.
    case plain
    /// In quotation marks: a text of the scene's own.
    case quoted
    /// As rotation, scale and translation.
    case transform
    /// A number; 0 means none.
    case limit
  }

  /// The thing, as in `the colour`.
  package var noun: String
  /// The value that a dump leaves out.
  package var standard: String
  /// The unit, with a space before it.
  package var unit = ""
  /// True if the noun takes “are”.
  package var isPlural = false
  /// The form of its values in words.
  package var form = Form.plain
  /// The words while it is on, and those while it is off; nil for a property that has values.
  package var states: (on: String, off: String)?
  /// The consequences of a different value.
  package var reach: Reach
  /// True if it follows from other properties.
  package var isDerived = false

  /// Words for a property with values.
  init(_ noun: String, _ reach: Reach, standard: String = "none") {
    (self.noun, self.reach, self.standard) = (noun, reach, standard)
  }

  /// The words for a property without its own words: its name, with possible effects on the layout.
  package init(nameless name: String) { self.init("`\(name)`", .layout, standard: "absent") }
}
