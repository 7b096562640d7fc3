import GalleyScenes

extension JSONWriter {
  /// A key with a string.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  /// A key with a whole number.
  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  /// A key with a truth value.
  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  /// A key with a list of strings.
  mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { self.value(value) }
    endArray()
  }
}
