extension String {
  /// A key of a string table with the values that were interpolated into it. The key contains a
  /// format specifier for each value: `"\(name) has \(count) files"` has the key `%@ has %lld
  /// files`. If no string table contains the key, the key itself is the text. See
  /// https://developer.apple.com/documentation/swift/string/localizationvalue.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key. It is also the format of the text if no string table contains the key.
    let key: String
    /// The values that were interpolated into the key.
    let arguments: [LocalizationArgument]

    init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// Creates a key without interpolated values.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    /// Creates a key without interpolated values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// Returns the key with its placeholders replaced in order. If there are fewer replacements,
    /// the other placeholders stay.
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

  /// Options for `String(localized:options:)`.
  public struct LocalizationOptions: Sendable {
    /// The values for the placeholders of the key, in order: numbers and texts.
    public var replacements: [any Sendable]?

    /// Creates options without replacements.
    public init() {}
  }
}

extension String.LocalizationValue {
  /// The kind of a value that is supplied later, as in `\(placeholder: .int)`.
  public enum Placeholder: Int, Hashable, Codable, Sendable {
    /// A signed integer with the specifier `%lld`.
    case int
    /// An unsigned integer with the specifier `%llu`.
    case uint
    /// A `Float` with the specifier `%f`.
    case float
    /// A `Double` with the specifier `%lf`.
    case double
    /// An object or a text with the specifier `%@`.
    case object

    /// The format specifier of the placeholder in a key.
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
