import GalleyFiles
import GalleySystem

/// The colours of text on a terminal. Text has no colours elsewhere, and if `NO_COLOR` is set.
package struct Ink: Sendable {
  /// The colours by meaning.
  package enum Color: String, Sendable {
    /// Red, for failures.
    case bad = "31"
    /// Green, for success.
    case good = "32"
    /// Yellow, for doubtful results.
    case doubtful = "33"
  }

  private let isOn: Bool

  /// The ink without colours.
  static let none = Ink(isOn: false)

  private init(isOn: Bool) { self.isOn = isOn }

  /// Creates the colours for standard output or standard error. No colours are used if the
  /// descriptor is not a terminal.
  package init(for descriptor: Int32) {
    let terminal = environmentValue("TERM")
    isOn =
      isatty(descriptor) == 1 && environmentValue("NO_COLOR") == nil && terminal != nil && terminal != "dumb"
  }

  /// Returns the text in a colour.
  package func paint(_ text: String, _ color: Color) -> String {
    isOn ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a line of diagnostics in which the first `error` or `warning` is coloured, or the
  /// program's name if it precedes an error.
  func paint(diagnostic line: String) -> String {
    guard isOn else { return line }
    for (word, color) in [("error: ", Color.bad), ("warning: ", .doubtful), ("galley: ", .bad)] {
      guard let range = line.firstRange(of: word) else { continue }
      return line[..<range.lowerBound] + paint(String(line[range].dropLast()), color) + " " + line[range.upperBound...]
    }
    return line
  }
}

/// Writes a line of diagnostics to standard error, in colour on a terminal.
package func noteDiagnostic(_ line: String) { note(Ink(for: STDERR_FILENO).paint(diagnostic: line)) }
