public import GalleyBase

extension JSONWriter {
  /// Writes a key with a string.
  public mutating func member(_ name: String, _ value: String) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a whole number.
  public mutating func member(_ name: String, _ value: Int) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a number.
  public mutating func member(_ name: String, _ value: Double) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a truth value.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a list of strings.
  public mutating func member(_ name: String, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { self.value(value) }
    endArray()
  }

  /// Writes a key with a list of numbers.
  public mutating func member(_ name: String, _ values: [Double]) {
    key(name)
    beginArray()
    for value in values { self.value(value) }
    endArray()
  }

  /// Writes a key with `[start, end]`.
  public mutating func member(_ name: String, _ range: Range<Int>) {
    key(name)
    beginArray()
    value(range.lowerBound)
    value(range.upperBound)
    endArray()
  }

  /// Writes a key with `[x, y, width, height]`.
  public mutating func member(_ name: String, _ rect: Rect) {
    member(name, [rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Writes a key with `[width, height]`.
  public mutating func member(_ name: String, _ size: Size) { member(name, [size.width, size.height]) }
}
