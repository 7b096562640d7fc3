extension Dictionary {
  /// Returns the value of `key`; if there is none yet, makes it and keeps it.
  mutating func value(forKey key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let value = self[key] { return value }
    let value = try make()
    self[key] = value
    return value
  }
}
