/// The words that describe a property in a sentence about a change of its value.
package struct PropertyWords: Sendable {
  /// The possible effects of a changed value.
  package enum Reach: Sendable {
    /// Only pixels change.
    case paint
    /// Lines and frames can change.
    case layout
  }

  /// The notation of a value in a sentence.
  package enum Form: Sendable {
    /// The value is written as in the dump.
    case plain
    /// The value is written in quotation marks, since it is a text of the scene.
    case quoted
    /// The value is written as rotation, scale and translation.
    case transform
    /// The value is written as a number, where 0 means no limit.
    case limit
  }

  /// The noun phrase for the property, such as `the colour`.
  package var noun: String
  /// The default value, which dumps leave out.
  package var standard: String
  /// The unit after a value, with a space before the unit.
  package var unit = ""
  /// True if the noun phrase is plural and takes “are”.
  package var isPlural = false
  /// The notation of values in a sentence.
  package var form = Form.plain
  /// The phrases for a Boolean property that is on or off; nil for a property with other values.
  package var states: (on: String, off: String)?
  /// The possible effects of a changed value.
  package var reach: Reach
  /// True if the value follows from other properties.
  package var isDerived = false

  /// Creates the words for a property that has a value rather than two states.
  init(_ noun: String, _ reach: Reach, standard: String = "none") {
    (self.noun, self.reach, self.standard) = (noun, reach, standard)
  }

  /// Creates the words for a property that no table describes: the noun is its name, and a change
  /// may affect the layout.
  package init(nameless name: String) { self.init("`\(name)`", .layout, standard: "absent") }
}
