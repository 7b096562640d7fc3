package import ArgumentParser

/// The values that command-line options set. Each option is declared once, in the list `options`.
/// From this list are derived Galley's short parser, the help, and the declarations for
/// ArgumentParser.
package protocol OptionTarget: Sendable {
  /// The options in the order of the help.
  static var options: [ListedOption<Self>] { get }

  /// Creates the values for a command line without options.
  init()

  /// Throws if the values contradict each other.
  func validate() throws
}

extension OptionTarget {
  package func validate() throws {}
}

/// An option of a command, or a group of options.
package struct ListedOption<Target>: Sendable {
  /// The options in the form for Galley's short parser; empty if only ArgumentParser can parse the
  /// option.
  package let plain: [PlainOption<Target>]
  /// A function that returns the key under which ArgumentParser stores the value.
  let key: @Sendable () -> OptionKey
  /// A function that returns the property wrapper with which ArgumentParser declares the option.
  let declaration: @Sendable () -> any Sendable
  /// A function that stores the value that ArgumentParser has parsed in the target.
  let take: @Sendable (KeyedDecodingContainer<OptionKey>, inout Target) throws -> Void
}

extension ListedOption {
  /// Returns an option without a value.
  package static func flag(
    _ long: String, _ short: Character? = nil, help: @autoclosure @escaping @Sendable () -> ArgumentHelp,
    set: @escaping @Sendable (inout Target) -> Void
  ) -> ListedOption {
    let (key, names) = (OptionKey(long), OptionNames(long: long, short: short))
    return ListedOption(
      plain: [
        PlainOption(
          names: names.words,
          set: { target, _ in
            set(&target); return true
          }, samples: [])
      ],
      key: { key }, declaration: { Flag(wrappedValue: false, name: names.specification, help: help()) },
      take: { container, target in
        if try container.decode(Flag<Bool>.self, forKey: key).wrappedValue { set(&target) }
      })
  }

  /// Returns an option whose value is the next argument.
  /// - Parameter samples: arguments that it takes, and some that it refuses, for tests.
  package static func value<Value: ExpressibleByArgument & Sendable>(
    _ long: String, _ short: Character? = nil, parsing: SingleValueParsingStrategy = .next, samples: [String],
    help: @autoclosure @escaping @Sendable () -> ArgumentHelp,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) -> ListedOption {
    let (key, names) = (OptionKey(long), OptionNames(long: long, short: short))
    return ListedOption(
      plain: [.value(names.words, samples: samples, set: set)], key: { key },
      declaration: { Option<Value?>(name: names.specification, parsing: parsing, help: help()) },
      take: { container, target in
        if let value = try container.decode(Option<Value?>.self, forKey: key).wrappedValue { set(&target, value) }
      })
  }

  /// Returns an option that can be repeated, with another value each time.
  static func values(
    _ long: String, samples: [String], help: @autoclosure @escaping @Sendable () -> ArgumentHelp,
    add: @escaping @Sendable (inout Target, String) -> Void
  ) -> ListedOption {
    let (key, names) = (OptionKey(long), OptionNames(long: long, short: nil))
    return ListedOption(
      plain: [.value(names.words, samples: samples, isRepeatable: true, set: add)], key: { key },
      declaration: { Option<[String]>(wrappedValue: [], name: names.specification, help: help()) },
      take: { container, target in
        for value in try container.decode(Option<[String]>.self, forKey: key).wrappedValue { add(&target, value) }
      })
  }

  /// Returns an option whose value is optional. Only ArgumentParser can parse it.
  package static func value<Value: ExpressibleByArgument & Sendable>(
    _ long: String, defaultAsFlag value: Value,
    help: @autoclosure @escaping @Sendable () -> ArgumentHelp,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) -> ListedOption {
    let key = OptionKey(long)
    return ListedOption(
      plain: [], key: { key },
      declaration: { Option<Value?>(name: .customLong(long), defaultAsFlag: value, parsing: .next, help: help()) },
      take: { container, target in
        if let value = try container.decode(Option<Value?>.self, forKey: key).wrappedValue { set(&target, value) }
      })
  }

  /// Returns a group with all options of a value that is a part of the target, such as the options
  /// for fonts.
  /// - Parameters:
  ///   - title: the title of their section in the help; empty for no section.
  ///   - change: passes the part of a target to a closure that changes it.
  package static func group<Part: OptionTarget>(
    _ part: Part.Type, title: String = "",
    _ change: @escaping @Sendable (inout Target, (inout Part) -> Void) -> Void
  ) -> ListedOption {
    // Making the name of a type takes a fourth of a short command's time. Only ArgumentParser needs
    // it.
    let key: @Sendable () -> OptionKey = { OptionKey(String(describing: part)) }
    return ListedOption(
      plain: Part.options.flatMap(\.plain).map { $0.of(change) }, key: key,
      declaration: { OptionGroup<ListedOptions<Part>>(title: title) },
      take: { container, target in
        let read = try container.decode(OptionGroup<ListedOptions<Part>>.self, forKey: key()).wrappedValue
        change(&target) { $0 = read.value }
      })
  }
}

/// The long and the short name of an option.
private struct OptionNames: Sendable {
  let long: String
  let short: Character?

  /// The names with their dashes. The short name is last.
  var words: [String] { ["--\(long)"] + (short.map { ["-\($0)"] } ?? []) }

  var specification: NameSpecification {
    guard let short else { return .customLong(long) }
    return [.customShort(short), .customLong(long)]
  }
}

/// The key under which ArgumentParser stores the value of an option.
struct OptionKey: CodingKey {
  let stringValue: String

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }

  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}
