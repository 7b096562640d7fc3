/// Warnings without repetition, in the order of their positions.
struct SceneWarnings {
  /// The facts that two equal warnings share. An alias leads to one place in two ways, and a style serves several views.
  private struct Identity: Hashable {
    var file: String
    var position: SourcePosition
    var cause: SceneWarning.Cause
    var face: String?
    /// The view that lacks glyphs or a position; its text and frame make the warning distinct.
    var view: String?
  }

  private var found: [SceneWarning] = []
  private var known: Set<Identity> = []

  /// The warnings, by file, line and column.
  var sorted: [SceneWarning] {
    found.enumerated().sorted { first, second in
      let (a, b) = (first.element.diagnostic, second.element.diagnostic)
      return (a.file, a.position.line, a.position.column, first.offset)
        < (b.file, b.position.line, b.position.column, second.offset)
    }.map(\.element)
  }

  /// Adds warnings that are new.
  mutating func add(_ warnings: [SceneWarning]) {
    for warning in warnings {
      let identity = Identity(
        file: warning.diagnostic.file, position: warning.diagnostic.position, cause: warning.cause, face: warning.face,
        view: [.variationAxis, .feature].contains(warning.cause) ? nil : warning.view)
      if known.insert(identity).inserted { found.append(warning) }
    }
  }
}
