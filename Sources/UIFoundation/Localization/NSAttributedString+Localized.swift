public import Foundation

extension NSAttributedString {
  /// Creates an attributed string with the localised text of a key in the environment's language.
  /// The text is read as Markdown; then the values that were interpolated into the key are filled
  /// in. See
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(localized:options:table:bundle:locale:comment:).
  public convenience init(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      AttributedString(
        localized: key, options: options, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates an attributed string with the localised text of a key in the environment's language.
  /// The text is read as Markdown; then the values that were interpolated into the default value
  /// are filled in. If no string table contains the key, the text is the default value.
  public convenience init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      AttributedString(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment))
  }

  /// Creates an attributed string with the localised text of a resource, read as Markdown, in the
  /// language of the resource's locale.
  public convenience init(localized resource: LocalizedStringResource) {
    self.init(AttributedString(localized: resource))
  }
}
