public import Foundation

/// Methods that change a character set, as on Apple's systems, where every set is mutable. On
/// Linux, Foundation stops the process if a set made by `inverted`, `union(_:)` or a similar method
/// from a predefined set is changed. An example is `CharacterSet.decimalDigits.inverted`.
///
/// They replace Foundation's where those of `NSString` beside them do.
extension CharacterSet {
  /// Adds a character.
  @_disfavoredOverload @discardableResult
  public mutating func insert(_ character: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    let isNew = !contains(character)
    if isNew { self = union(CharacterSet(charactersIn: character...character)) }
    return (isNew, character)
  }

  /// Adds a character, and returns it if the set already contained it.
  @_disfavoredOverload @discardableResult
  public mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar? {
    insert(character).inserted ? nil : character
  }

  /// Adds the characters of a range.
  @_disfavoredOverload
  public mutating func insert(charactersIn range: Range<Unicode.Scalar>) {
    self = union(CharacterSet(charactersIn: range))
  }

  /// Adds the characters of a range.
  @_disfavoredOverload
  public mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = union(CharacterSet(charactersIn: range))
  }

  /// Adds the characters of a string.
  @_disfavoredOverload
  public mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }

  /// Removes a character, and returns it if the set contained it.
  @_disfavoredOverload @discardableResult
  public mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    guard contains(character) else { return nil }
    self = without(CharacterSet(charactersIn: character...character))
    return character
  }

  /// Removes the characters of a range.
  @_disfavoredOverload
  public mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
    self = without(CharacterSet(charactersIn: range))
  }

  /// Removes the characters of a range.
  @_disfavoredOverload
  public mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = without(CharacterSet(charactersIn: range))
  }

  /// Removes the characters of a string.
  @_disfavoredOverload
  public mutating func remove(charactersIn string: String) { self = without(CharacterSet(charactersIn: string)) }

  /// Adds the characters of another set.
  @_disfavoredOverload
  public mutating func formUnion(_ other: CharacterSet) { self = union(other) }

  /// Removes the characters of another set.
  @_disfavoredOverload
  public mutating func subtract(_ other: CharacterSet) { self = without(other) }

  /// Removes all characters that another set does not contain.
  @_disfavoredOverload
  public mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }

  /// Keeps the characters that are in exactly one of the two sets.
  @_disfavoredOverload
  public mutating func formSymmetricDifference(_ other: CharacterSet) {
    self = without(other).union(other.without(self))
  }

  /// Replaces the set by the set of all other characters.
  @_disfavoredOverload
  public mutating func invert() { self = inverted }

  private func without(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
}
