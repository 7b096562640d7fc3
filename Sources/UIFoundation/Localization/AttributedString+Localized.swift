public import Foundation

extension AttributedString {
  /// Options for localised attributed strings.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Adds the attribute `replacementIndex` to each value: its number among the values, from 1.
    /// See
    /// https://developer.apple.com/documentation/foundation/attributedstring/formattingoptions/applyreplacementindexattribute.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Options for localised attributed strings with placeholders.
  public struct LocalizationOptions: Sendable {
    /// The values for the placeholders of the key, in order: numbers and texts.
    public var replacements: [any Sendable]?
    /// True if each value gets the attribute `replacementIndex`.
    public var applyReplacementIndexAttribute = false

    /// Creates options without replacements.
    public init() {}
  }

  /// Creates an attributed string with the localised text of a key in the environment's language.
  /// The text is read as Markdown; then the values that were interpolated into the key are filled
  /// in. Values are not read as Markdown, and an attributed value keeps its attributes. See
  /// https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)-8dlnl.
  /// - Parameters:
  ///   - table: The name of the table; nil and the empty name are `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - locale: The locale by which numbers are written; nil is the environment's. It does not change the language.
  ///   - comment: A remark for translators.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let lookup = LocalizedLookup(key: key.key, value: key, table: table, bundle: bundle, locale: locale ?? .current)
    self = lookup.attributedString(marksReplacements: options.contains(.applyReplacementIndexAttribute))
  }

  /// Creates an attributed string with the localised text of a key in the environment's language.
  /// The text is read as Markdown; then the values that were interpolated into the default value
  /// are filled in. If no string table contains the key, the text is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let lookup = LocalizedLookup(
      key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale ?? .current)
    self = lookup.attributedString(marksReplacements: options.contains(.applyReplacementIndexAttribute))
  }

  /// Creates an attributed string with the localised text of a key, read as Markdown, with
  /// replacements for the key's placeholders.
  public init(
    localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: key.replacingPlaceholders(by: options.replacements), options: options.formatting, table: table,
      bundle: bundle, locale: locale, comment: comment)
  }

  /// Creates an attributed string with the localised text of a key, read as Markdown, with
  /// replacements for the default value's placeholders.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue.replacingPlaceholders(by: options.replacements),
      options: options.formatting, table: table, bundle: bundle, locale: locale, comment: comment)
  }

  /// Creates an attributed string with the localised text of a resource, read as Markdown, in the
  /// language of the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.lookup().attributedString(marksReplacements: false)
  }

  /// Creates an attributed string with the localised text of a resource, read as Markdown, with
  /// replacements for its placeholders.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = resource.lookup(replacements: options.replacements)
      .attributedString(marksReplacements: options.applyReplacementIndexAttribute)
  }
}

extension AttributedString.LocalizationOptions {
  fileprivate var formatting: AttributedString.FormattingOptions {
    applyReplacementIndexAttribute ? .applyReplacementIndexAttribute : []
  }
}
