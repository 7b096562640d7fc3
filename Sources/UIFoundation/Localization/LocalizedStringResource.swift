public import Foundation

/// A localized string that is looked up later: a key, its table and bundle, a locale, and the text if no table has the
/// key. See https://developer.apple.com/documentation/foundation/localizedstringresource.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle of a table.
  public enum BundleDescription: Sendable {
    /// The program's.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// That at an address.
    case atURL(URL)
  }

  /// The key in the table.
  public let key: String
  /// The text if no table has the key, and the interpolated values.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil is `Localizable`.
  public let table: String?
  /// The bundle of the table.
  public let bundle: BundleDescription
  /// The locale. The string is in its language, and numbers are written by it. `current` is the environment's.
  public var locale: Locale

  /// A key that is also the text in the development language.
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

  /// A key that is also the text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// A key with its text in the development language.
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

  /// A key with its text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
      comment: comment)
  }

  /// A key of the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A key of the main bundle, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The request for the string, in the language of the locale.
  func lookup(replacements: [any Sendable]? = nil) -> LocalizedLookup {
    LocalizedLookup(
      key: key, value: defaultValue.replacingPlaceholders(by: replacements), table: table, bundle: bundle.bundle,
      language: locale.stated.identifier, locale: locale)
  }
}

extension LocalizedStringResource.BundleDescription: Hashable, Codable {
  /// The bundle; nil if there is none at the address.
  var bundle: Bundle? {
    switch self {
    case .main: .main
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }

  /// The address of the bundle; nil is the main one.
  private var url: URL? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundleURL
    case .atURL(let url): url
    }
  }

  /// True for the same address.
  public static func == (left: Self, right: Self) -> Bool { left.url == right.url }

  /// Feeds the address.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  /// The bundle at an address; the main one if there is none.
  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map { .atURL($0) } ?? .main
  }

  /// Writes the address.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}

/// A value with a text of its own for users. See
/// https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
