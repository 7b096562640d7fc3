/// The words for a property, with which a cause says that it is another.
package struct PropertyWords: Sendable {
  /// The consequences of another value.
  package enum Reach: Sendable {
    /// Nothing but other pixels.
    case paint
    /// Other lines and frames.
    case layout
  }

  /// The way a value is said.
  package enum Form: Sendable {
    /// As the dump writes it.
    case plain
    /// In quotation marks: a text of the scene's own.
    case quoted
    /// As rotation, scale and translation.
    case transform
    /// A number; 0 is none.
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
  /// The way its values are said.
  package var form = Form.plain
  /// The words while it is on, and those while it is off; nil for a property that has values.
  package var states: (on: String, off: String)?
  /// The consequences of another value.
  package var reach: Reach
  /// True if it follows from other properties.
  package var isDerived = false

  /// Words for a property with values.
  init(_ noun: String, _ reach: Reach, standard: String = "none") {
    (self.noun, self.reach, self.standard) = (noun, reach, standard)
  }

  /// The words for a property without words of its own: it is called by its name, and anything can follow from it.
  package init(nameless name: String) { self.init("`\(name)`", .layout, standard: "absent") }
}
