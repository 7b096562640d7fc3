import Foundation
import GalleyScenes

/// The strings with plural forms that `localizedString(forKey:value:table:)` returned. On iOS such a text itself knows
/// its forms, and formatting chooses one. Here the text is that of `other`, by which the forms are found again.
enum NumberForms {
  private static var known: [String: StringTables.Match] = [:]

  /// The format of a found string, whose forms are stored if it has any.
  static func format(of match: StringTables.Match) -> String {
    let format = match.string.format(device: deviceKind)
    if match.string.hasNumberForms { EngineLock.withLock { known[format] = match } }
    return format
  }

  /// The text of a format with numbers; nil if the format is not one with plural forms.
  static func text(of format: String, _ numbers: [Int]) -> String? {
    guard let match = EngineLock.withLock({ known[format] }) else { return nil }
    let arguments = numbers.map { LocalizationArgument(value: .init($0), specifier: Int._specifier) }
    let found = try? LocalizedFormat(match.string, language: match.language, arguments: arguments)
    return found?.text(with: arguments, in: Locale.current.stated)
  }
}
