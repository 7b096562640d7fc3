/// An option of a request in its plain form, and what it sets. The short reader takes it, and ArgumentParser the same words.
struct PlainOption<Request: PlainRequest>: Sendable {
  /// The words for it, such as `-o` and `--output`.
  let names: [String]
  /// Sets it; false if the value is none of its kind. An option without a value is handed nil.
  let set: @Sendable (inout Request, String?) -> Bool
  /// Values that it takes, for tests; none if it stands alone.
  let samples: [String]

  /// An option that stands alone.
  static func flag(_ names: String..., set: @escaping @Sendable (inout Request) -> Void) -> PlainOption {
    PlainOption(
      names: names,
      set: { request, _ in
        set(&request); return true
      }, samples: [])
  }

  /// An option whose value is the next word.
  static func value(
    _ names: String..., samples: [String], set: @escaping @Sendable (inout Request, String) -> Void
  ) -> PlainOption {
    choice(names, samples: samples, { $0 }, set: set)
  }

  /// An option whose value is read from the next word.
  /// - Parameter read: nil for a word that means no value.
  static func choice<Value>(
    _ names: [String], samples: [String], _ read: @escaping @Sendable (String) -> Value?,
    set: @escaping @Sendable (inout Request, Value) -> Void
  ) -> PlainOption {
    PlainOption(
      names: names,
      set: { request, word in
        guard let value = word.flatMap(read) else { return false }
        set(&request, value)
        return true
      }, samples: samples)
  }

  /// True if the next word belongs to it.
  var takesValue: Bool { !samples.isEmpty }
}
