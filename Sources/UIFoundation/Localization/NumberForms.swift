import Foundation
import GalleyScenes

/// The strings with plural forms that `localizedString(forKey:value:table:)` returned. On iOS such
/// a string contains its forms, and formatting selects a form. In Galley the string is the form
/// `other`, and it serves as the key for finding the other forms.
enum NumberForms {
  private static var known: [String: StringTables.Match] = [:]

  /// Returns the format of a localised string. Its plural forms are stored, if it has any.
  static func format(of match: StringTables.Match) -> String {
    let format = match.string.format(device: deviceKind)
    if match.string.hasNumberForms { EngineLock.withLock { known[format] = match } }
    return format
  }

  /// Returns the text of a format with numbers; nil if no plural forms are stored for the format.
  static func text(of format: String, _ numbers: [Int]) -> String? {
    guard let match = EngineLock.withLock({ known[format] }) else { return nil }
    let arguments = numbers.map { LocalizationArgument(value: .init($0), specifier: Int._specifier) }
    let found = try? LocalizedFormat(match.string, language: match.language, arguments: arguments)
    return found?.text(with: arguments, in: Locale.current.stated)
  }
}
