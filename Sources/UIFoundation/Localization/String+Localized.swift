public import Foundation

extension String {
  /// Creates a string with the localised text of a key in the environment's language, with the
  /// values that were interpolated into the key. If no string table contains the key, the key
  /// itself is the text. See
  /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:).
  /// - Parameters:
  ///   - table: The name of the table; nil and the empty name are `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - locale: The locale by which numbers are written. It does not change the language.
  ///   - comment: A remark for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let (key, value) = (keyAndValue.key, keyAndValue)
    self = LocalizedLookup(key: key, value: value, table: table, bundle: bundle, locale: locale).string
  }

  /// Creates a string with the localised text of a key in the environment's language, with the
  /// values that were interpolated into the default value.
  /// - Parameters:
  ///   - defaultValue: The text if no table has the key.
  ///   - table: The name of the table; nil and the empty name are `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - locale: The locale by which numbers are written. It does not change the language.
  ///   - comment: A remark for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self =
      LocalizedLookup(key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale).string
  }

  /// Creates a string with the localised text of a key, with replacements for the key's
  /// placeholders.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = keyAndValue.replacingPlaceholders(by: options.replacements)
    self.init(localized: value, table: table, bundle: bundle, locale: locale, comment: comment)
  }

  /// Creates a string with the localised text of a key, with replacements for the default value's
  /// placeholders.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = defaultValue.replacingPlaceholders(by: options.replacements)
    self.init(localized: key, defaultValue: value, table: table, bundle: bundle, locale: locale, comment: comment)
  }

  /// Creates a string with the localised text of a resource in the language of the resource's
  /// locale. See https://developer.apple.com/documentation/swift/string/init(localized:).
  public init(localized resource: LocalizedStringResource) { self = resource.lookup().string }

  /// Creates a string with the localised text of a resource, with replacements for its
  /// placeholders.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = resource.lookup(replacements: options.replacements).string
  }
}
