/// A collection of warnings without repetitions.
struct SceneWarnings {
  /// The properties that make two warnings equal. The same warning can arise several times, since
  /// an alias repeats a position, and several views may use one style.
  private struct Identity: Hashable {
    var file: String
    var position: SourcePosition
    var cause: SceneWarning.Cause
    var face: String?
    /// The id of the view that has missing glyphs or no position. Warnings about different views
    /// are different.
    var view: String?
  }

  private var found: [SceneWarning] = []
  private var known: Set<Identity> = []

  /// The warnings sorted by file, line and column.
  var sorted: [SceneWarning] {
    found.enumerated().sorted { first, second in
      let (a, b) = (first.element.diagnostic, second.element.diagnostic)
      return (a.file, a.position.line, a.position.column, first.offset)
        < (b.file, b.position.line, b.position.column, second.offset)
    }.map(\.element)
  }

  /// Adds the warnings that are not in the collection yet.
  mutating func add(_ warnings: [SceneWarning]) {
    for warning in warnings {
      let identity = Identity(
        file: warning.diagnostic.file, position: warning.diagnostic.position, cause: warning.cause, face: warning.face,
        view: [.variationAxis, .feature].contains(warning.cause) ? nil : warning.view)
      if known.insert(identity).inserted { found.append(warning) }
    }
  }
}
