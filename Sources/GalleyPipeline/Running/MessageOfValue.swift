import GalleyBase
import GalleyScenes
import GalleyViews

/// Returns a one-line message about an option's value that is not in the list of valid values. The
/// message contains the value, the nearest valid value or else all valid values, and the command
/// that lists the other ones. Nil for any other message.
/// - Parameter message: the argument parser's, which lists the values, the option and the usage.
package func messageOfValue(_ message: String) -> String? {
  let pattern = /The value '(.*?)' is invalid for '(-[^ ']*) ?<?([^>']*)>?'\. Please provide one of (.*?)\n[^ ]/
  guard let match = message.firstMatch(of: pattern.dotMatchesNewlines()) else { return nil }
  let listed = String(match.4)
  var valid =
    listed.contains("\n")
    ? listed.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " || $0 == "-" }) }
    : listed.matches(of: /'([^']+)'/).map { String($0.1) }
  // The short names of size categories are more, and are what people write.
  let isCategory = valid.contains(ContentSizeCategory.extraSmall.rawValue)
  if isCategory { valid += ContentSizeCategory.shortNames }
  let (value, option) = (String(match.1), String(match.2))
  let near = nearestSpelling(to: value, among: valid).map { "did you mean \"\($0)\"?" }
  let choices = "valid: " + (isCategory ? ContentSizeCategory.shortNames : valid).joined(separator: ", ")
  return "galley: \(option): there is no \(match.3) \"\(value.shortened)\"; \(near ?? choices)"
}
