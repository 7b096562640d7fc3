extension Dictionary {
  /// The value of `key`, made by `make` and kept if there is none yet.
  mutating func value<Failure: Error>(forKey key: Key, _ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let value = self[key] { return value }
    let value = try make()
    self[key] = value
    return value
  }
}
