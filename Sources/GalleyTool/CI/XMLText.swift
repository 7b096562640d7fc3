/// Returns text escaped for XML 1.0. Characters that XML does not allow become U+FFFD.
/// - Parameter isAttribute: true for the value of an attribute, in which readers would replace line breaks and tabs by
///   spaces; false for the text of an element.
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
