import Foundation
import GalleyScenes

/// A request for a localised string.
struct LocalizedLookup {
  /// The key in the string table.
  var key: String
  /// The text if no string table contains the key. Its values are used with the text from a table
  /// too.
  var value: String.LocalizationValue
  /// The name of the string table. nil and the empty string mean `Localizable`.
  var table: String?
  /// The bundle that contains the string table; nil means the main bundle.
  var bundle: Bundle?
  /// The language of the text. Text that is not translated is in the development language.
  var language = UIKitEnvironment.current.locale
  /// The locale that determines how numbers are written.
  var locale = Locale.current

  /// The text of the string table in the forms that the values select. It is the text of `value` if
  /// no table contains the key, or if the table's text uses missing values.
  private var format: LocalizedFormat {
    let match = BundleTables.tables(named: table, in: bundle ?? .main).match(key, locale: language)
    guard let match else { return LocalizedFormat(value) }
    let found = try? LocalizedFormat(match.string, language: match.language, arguments: value.arguments)
    return found ?? LocalizedFormat(value)
  }

  /// The localised text with its values.
  var string: String {
    format.text(with: value.arguments, in: locale.stated)
  }

  /// Returns the localised text with its values. The text is read as Markdown, the values are not.
  /// Words are not inflected: `^[files](inflect: true)` gives "files".
  /// - Parameter marksReplacements: True to give each value the attribute `replacementIndex`, from 1.
  func attributedString(marksReplacements: Bool) -> AttributedString {
    let (format, locale) = (format, locale.stated)
    let source = MarkdownReader(format.marked.withoutMarkdownAttributes, keepsSpaces: true).read()
    var result = AttributedString()
    for run in source.runs {
      var attributes = run.attributes
      attributes.link = run.link.map { link(filling: $0, format, locale) }
      for part in format.parts(of: String(source[run.range].characters)) {
        switch part {
        case .text(let text): result.append(AttributedString(text, attributes: attributes))
        case .argument(let index, let conversion):
          var text = value.arguments[index].attributedText(conversion, in: locale)
          text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
          if marksReplacements { text.replacementIndex = index + 1 }
          result.append(text)
        }
      }
    }
    return result
  }

  /// Returns a link's URL with the values filled in.
  private func link(filling url: URL, _ format: LocalizedFormat, _ locale: Locale) -> URL {
    guard let address = url.absoluteString.removingPercentEncoding else { return url }
    let parts = format.parts(of: address)
    guard parts.contains(where: { if case .argument = $0 { true } else { false } }) else { return url }
    return URL(string: parts.map { $0.text(with: value.arguments, in: locale) }.joined()) ?? url
  }
}

extension Locale {
  /// The environment's locale in place of `current`, which is the machine's locale; any other
  /// locale is unchanged.
  var stated: Locale {
    self == .current || self == .autoupdatingCurrent ? Locale(identifier: UIKitEnvironment.current.locale) : self
  }
}

extension String {
  /// The text with each `^[words](attributes)` replaced by its words.
  fileprivate var withoutMarkdownAttributes: String {
    guard contains("^[") else { return self }
    return replacing(#/\^\[([^\[\]]*)\]\([^()]*\)/#) { $0.output.1 }
  }
}
