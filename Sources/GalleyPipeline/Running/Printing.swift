import GalleyBase
import GalleyFiles
import GalleySystem

/// Writes a line to standard output.
package func printOut(_ line: String) throws { try writeText(line + "\n") }

/// Writes text for people to standard output.
package func writeText(_ text: String) throws { try writeStandardOutput(Array(harmless(text).utf8)) }

/// Writes a line to standard error. Write errors are ignored.
package func note(_ line: String) { writeStandardError(harmless(line) + "\n") }

/// Writes text to standard error. Write errors are ignored.
package func writeStandardError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Returns text without terminal escape sequences, which file names may contain. Control characters
/// are replaced by text such as `\u{1B}`. The colours of `Ink`, line breaks and tabs are kept.
func harmless(_ text: String) -> String {
  let isHarmless = text.unicodeScalars.allSatisfy { !$0.isControl }
  if isHarmless { return text }
  var result = ""
  var rest = text.unicodeScalars[...]
  while let scalar = rest.first {
    let color = rest.colorLength
    if color > 0 {
      result.unicodeScalars.append(contentsOf: rest.prefix(color))
    } else {
      result += scalar.isControl ? String(scalar).visible : String(scalar)
    }
    rest = rest.dropFirst(max(1, color))
  }
  return result
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    value < 0x20 && self != "\n" && self != "\t" || (0x7F..<0xA0).contains(value)
  }
}

extension Substring.UnicodeScalarView {
  /// The length of the colour sequence at the beginning of the text, which is ESC, `[`, digits and
  /// `m`; 0 if there is none.
  fileprivate var colorLength: Int {
    guard starts(with: "\u{1B}[".unicodeScalars) else { return 0 }
    let digits = dropFirst(2).prefix { ("0"..."9").contains($0) }.count
    return dropFirst(2 + digits).first == "m" ? digits + 3 : 0
  }
}
