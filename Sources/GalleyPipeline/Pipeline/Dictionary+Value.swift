extension Dictionary {
  /// Returns the value for `key`. If there is none, creates and stores it.
  package mutating func value(forKey key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let value = self[key] { return value }
    let value = try make()
    self[key] = value
    return value
  }
}
