import ArgumentParser

/// An option in its plain form, and what it sets. The short reader takes it, and ArgumentParser the same words.
struct PlainOption<Target>: Sendable {
  /// The words for it, such as `--output` and `-o`.
  let names: [String]
  /// Sets it; false if the value is none of its kind. An option without a value is handed nil.
  let set: @Sendable (inout Target, String?) -> Bool
  /// Values that it takes, for tests; none if it stands alone.
  let samples: [String]
  /// True if it may stand there several times.
  var isRepeatable = false

  /// An option whose value is read from the next word, as ArgumentParser reads it.
  static func value<Value: ExpressibleByArgument>(
    _ names: [String], samples: [String], isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) -> PlainOption {
    PlainOption(
      names: names,
      set: { target, word in
        guard let value = word.flatMap({ Value(argument: $0) }) else { return false }
        set(&target, value)
        return true
      }, samples: samples, isRepeatable: isRepeatable)
  }

  /// True if the next word belongs to it.
  var takesValue: Bool { !samples.isEmpty }

  /// Returns the option of a whole of which the target is a part.
  func of<Whole>(_ change: @escaping @Sendable (inout Whole, (inout Target) -> Void) -> Void) -> PlainOption<Whole> {
    PlainOption<Whole>(
      names: names,
      set: { whole, word in
        var isSet = false
        change(&whole) { isSet = set(&$0, word) }
        return isSet
      }, samples: samples, isRepeatable: isRepeatable)
  }
}
