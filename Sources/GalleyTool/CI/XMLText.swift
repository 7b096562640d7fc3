/// Returns text for XML 1.0. Characters that XML cannot have become U+FFFD.
/// - Parameter isAttribute: true for the value of an attribute, of whose line breaks and tabs readers would make spaces;
///   false for the text of an element.
func xmlText(_ text: String, isAttribute: Bool = true) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case "\t" where !isAttribute, "\n" where !isAttribute: result.unicodeScalars.append(scalar)
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
