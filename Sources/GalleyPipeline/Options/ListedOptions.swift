import ArgumentParser

/// The options of a target as ArgumentParser needs them. ArgumentParser finds options by
/// reflection, so `customMirror` lists them.
@dynamicMemberLookup
package struct ListedOptions<Target: OptionTarget>: ParsableArguments, CustomReflectable, Sendable {
  /// The values that the options set.
  package private(set) var value = Target()

  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OptionKey.self)
    for option in Target.options { try option.take(container, &value) }
  }

  /// The value of a property of the target, as set by the options.
  package subscript<Value>(dynamicMember member: KeyPath<Target, Value>) -> Value { value[keyPath: member] }

  func validate() throws { try value.validate() }

  /// A mirror that shows each option as a property wrapper. The names begin with an underscore, as
  /// ArgumentParser expects.
  package var customMirror: Mirror {
    Mirror(self, children: Target.options.map { (label: "_\($0.key().stringValue)", value: $0.declaration()) })
  }
}
