import ArgumentParser

/// An option in the form for Galley's short parser, which needs less time than ArgumentParser.
/// ArgumentParser accepts the same words.
package struct PlainOption<Target>: Sendable {
  /// The names of the option, such as `--output` and `-o`.
  package let names: [String]
  /// A function that sets the value in a target, and returns false if the argument is not valid.
  /// The argument is nil for an option without a value.
  package let set: @Sendable (inout Target, String?) -> Bool
  /// Sample values, for tests; empty for an option without a value.
  let samples: [String]
  /// True if the option can be repeated.
  package var isRepeatable = false

  /// Returns an option whose value is the next argument, parsed in the same way as by
  /// ArgumentParser.
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

  /// True if the next argument is the value.
  package var takesValue: Bool { !samples.isEmpty }

  /// Returns the same option for a larger value that contains the target as a part.
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
