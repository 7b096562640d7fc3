public import Foundation

extension NSAttributedString {
  /// The text of a key in the environment's language, read as Markdown, with the values that were interpolated into the
  /// key. See
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(localized:options:table:bundle:locale:comment:).
  public convenience init(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      AttributedString(
        localized: key, options: options, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// The text of a key in the environment's language, read as Markdown, with the values that were interpolated into the
  /// default value, which is the text if no table has the key.
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

  /// The text of a resource, read as Markdown, in the language of its locale.
  public convenience init(localized resource: LocalizedStringResource) {
    self.init(AttributedString(localized: resource))
  }
}
