extension String {
  /// A key of a table of strings with the values that were interpolated into it. The key has a format specifier at the
  /// position of each value: `"\(name) has \(count) files"` has the key `%@ has %lld files`. The key is the text if no
  /// table has it. See https://developer.apple.com/documentation/swift/string/localizationvalue.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key, which is also the format of a missing string.
    let key: String
    /// The interpolated values.
    let arguments: [LocalizationArgument]

    init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// A key without values.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// Returns the value with its placeholders replaced in order. Placeholders beyond the last replacement stay.
    func replacingPlaceholders(by replacements: [any Sendable]?) -> Self {
      guard let replacements else { return self }
      var rest = replacements[...]
      let replaced = arguments.map { argument in
        guard argument.value == .placeholder, let replacement = rest.popFirst() else { return argument }
        return LocalizationArgument(value: .init(replacement), specifier: argument.specifier)
      }
      return Self(key: key, arguments: replaced)
    }
  }

  /// Options of `String(localized:options:)`.
  public struct LocalizationOptions: Sendable {
    /// The values for the placeholders of the key, in their order: numbers and texts.
    public var replacements: [any Sendable]?

    /// No replacements.
    public init() {}
  }
}

extension String.LocalizationValue {
  /// The kind of a value that is supplied later: `\(placeholder: .int)`.
  public enum Placeholder: Int, Hashable, Codable, Sendable {
    /// `%lld`
    case int
    /// `%llu`
    case uint
    /// `%f`
    case float
    /// `%lf`
    case double
    /// `%@`
    case object

    /// The specifier for it in a key.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
