import GalleyBase

/// A mistake or a possible mistake in an input file, with its position, a message, and a
/// correction.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The input cannot be used.
    case error
    /// The input is used, but not exactly as written.
    case warning
  }

  /// The severity, by default an error.
  public var severity = Severity.error
  /// The file as the user named it. For a value from the command line this is `--set`, and the line
  /// is the number of the option, from 1.
  public var file: String
  /// The position where the mistake begins.
  public var position: SourcePosition
  /// The path to the value, such as `views[0].label.lineBreakMode`; empty if the file could not be
  /// parsed that far.
  public var keyPath = ""
  /// The message, without position and suggestion.
  public var message: String
  /// The nearest valid key or value, for a misspelt one.
  public var suggestion: String?
  /// All valid keys or values, in the order of the documentation.
  public var valid: [String] = []
  /// The invalid word; nil if the mistake is not about a word.
  public var word: String?
  /// The command that lists all valid values; nil if there is none.
  public var listing: String?

  /// The number of valid values up to which a description lists all of them, and the number of
  /// nearest values that it lists otherwise.
  private static let (mostChoices, nearestChoices) = (20, 8)

  /// The diagnostic in one line: `file:line:column: error: key path: message; did you mean "…"?`.
  /// For a warning, the line has `warning` in place of `error`. Without a similar word to suggest,
  /// the line lists the valid values, or only the nearest ones if there are many.
  public var description: String {
    "\(place): \(severity.rawValue): \(keyPath.isEmpty ? "" : keyPath + ": ")\(advice)"
  }

  /// The position as `file:line:column`.
  public var place: String { "\(file.escapingControls):\(position.line):\(position.column)" }

  /// The message with the suggestion, or with the valid values if there is no suggestion.
  public var advice: String {
    var text = message
    if let suggestion {
      text += "; did you mean \"\(suggestion)\"?"
    } else if !valid.isEmpty {
      guard valid.count > Self.mostChoices else { return text + "; valid: " + valid.joined(separator: ", ") }
      let nearest =
        word.map { nearestSpellings(to: $0, among: valid, count: Self.nearestChoices) }
        ?? Array(valid.prefix(Self.nearestChoices))
      text += "; valid: \(nearest.joined(separator: ", ")) and \((valid.count - nearest.count).grouped) more"
      if let listing { text += "; \(listing) lists all" }
    }
    return text
  }
}

/// All mistakes found in one input, in the order of their positions.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The diagnostics, at least one, sorted by file, line and column.
  public let diagnostics: [Diagnostic]

  /// Creates an error from diagnostics, which it sorts. Repetitions at the same position are
  /// dropped, since an alias is read once for each use.
  public init(_ diagnostics: [Diagnostic]) {
    var seen = Set<Diagnostic>()
    let distinct = diagnostics.filter { diagnostic in
      var place = diagnostic
      place.keyPath = ""
      return seen.insert(place).inserted
    }
    self.diagnostics = distinct.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.file, a.position.line, a.position.column, first.offset)
        < (b.file, b.position.line, b.position.column, second.offset)
    }.map(\.element)
  }

  /// The maximum number of diagnostics that are shown.
  public static let mostShown = 100

  /// The first `mostShown` diagnostics, one per line, and the number of further ones.
  public var lines: [String] {
    let hidden = diagnostics.count - Self.mostShown
    return diagnostics.prefix(Self.mostShown).map(\.description)
      + (hidden > 0
        ? ["\(diagnostics[0].file): and \(hidden.grouped) more \(hidden == 1 ? "mistake" : "mistakes")"] : [])
  }

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}
