import GalleyBase

/// One mistake or possible mistake in an input file: its position, a message, and a correction.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity.
  public enum Severity: String, Hashable, Sendable {
    /// The input cannot be used.
    case error
    /// The input is used, but not exactly as written.
    case warning
  }

  /// The severity.
  public var severity = Severity.error
  /// The file as the user named it; `--set` for a value given on the command line (its line is then the number of
  /// the option, from 1).
  public var file: String
  /// The beginning of the mistake.
  public var position: SourcePosition
  /// The path to the value, as in `views[0].label.lineBreakMode`; empty if the file could not be read as far.
  public var keyPath = ""
  /// The message, without position and suggestion.
  public var message: String
  /// The nearest valid key or value, for a misspelt one.
  public var suggestion: String?
  /// Everything that would have been valid, in the order of the documentation.
  public var valid: [String] = []
  /// The word that is not valid; nil if the mistake is not about a word.
  public var word: String?
  /// The command that lists all valid choices; nil if there is none.
  public var listing: String?

  /// The largest number of valid choices that a description lists as they are, and the number of the nearest ones that it
  /// lists of more.
  private static let (mostChoices, nearestChoices) = (20, 8)

  /// One line: `file:line:column: error: key path: message; did you mean "…"?`, or `warning` for `error`. If nothing is
  /// similar enough to suggest, the valid choices are listed, of many the nearest.
  public var description: String {
    "\(place): \(severity.rawValue): \(keyPath.isEmpty ? "" : keyPath + ": ")\(advice)"
  }

  /// The position: `file:line:column`.
  public var place: String { "\(file.escapingControls):\(position.line):\(position.column)" }

  /// The message with the suggestion, or without one with the valid choices.
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
  /// At least one, sorted by file, line and column.
  public let diagnostics: [Diagnostic]

  /// Sorts the diagnostics, and drops repetitions at the same position, since an alias is read once for each use.
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

  /// The maximum number of diagnostics shown. When these are fixed, the others are gone or come next.
  public static let mostShown = 100

  /// The first `mostShown` diagnostics, one a line, and how many more there are.
  public var lines: [String] {
    let hidden = diagnostics.count - Self.mostShown
    return diagnostics.prefix(Self.mostShown).map(\.description)
      + (hidden > 0
        ? ["\(diagnostics[0].file): and \(hidden.grouped) more \(hidden == 1 ? "mistake" : "mistakes")"] : [])
  }

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}
