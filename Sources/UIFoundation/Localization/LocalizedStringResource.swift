public import Foundation

/// A localised string that is looked up later. It consists of a key, a string table with its
/// bundle, a locale, and the text that is used if no table contains the key. See
/// https://developer.apple.com/documentation/foundation/localizedstringresource.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle that contains a string table.
  public enum BundleDescription: Sendable {
    /// The main bundle of the program.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)
  }

  /// The key in the string table.
  public let key: String
  /// The text if no string table contains the key, with the interpolated values.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table; nil means `Localizable`.
  public let table: String?
  /// The bundle that contains the string table.
  public let bundle: BundleDescription
  /// The locale that determines the language of the string and the format of numbers. `current`
  /// means the environment's locale.
  public var locale: Locale

  /// Creates a resource whose key is also the text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// Creates a resource whose key is also the text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a resource from a key and its text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// Creates a resource from a key and its text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
      comment: comment)
  }

  /// Creates a resource from a key in the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a key with interpolated values, in the main bundle.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// Returns the request for the string in the language of the locale.
  func lookup(replacements: [any Sendable]? = nil) -> LocalizedLookup {
    LocalizedLookup(
      key: key, value: defaultValue.replacingPlaceholders(by: replacements), table: table, bundle: bundle.bundle,
      language: locale.stated.identifier, locale: locale)
  }
}

extension LocalizedStringResource.BundleDescription: Hashable, Codable {
  /// The bundle; nil if there is no bundle at the URL.
  var bundle: Bundle? {
    switch self {
    case .main: .main
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }

  /// The URL of the bundle; nil for the main bundle.
  private var url: URL? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundleURL
    case .atURL(let url): url
    }
  }

  /// Returns true if the two bundles have the same URL.
  public static func == (left: Self, right: Self) -> Bool { left.url == right.url }

  /// Hashes the URL.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  /// Creates the bundle at a decoded URL, or the main bundle if no URL was encoded.
  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map { .atURL($0) } ?? .main
  }

  /// Encodes the URL.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}

/// A type whose values have a localised text for users. See
/// https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localised text for users.
  var localizedStringResource: LocalizedStringResource { get }
}
