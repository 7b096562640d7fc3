/// Warnings without repetition, in the order of their places.
struct SceneWarnings {
  private var found: [SceneWarning] = []
  private var places: Set<Diagnostic> = []

  /// The warnings, by file, line and column.
  var sorted: [SceneWarning] {
    found.enumerated().sorted { first, second in
      let (a, b) = (first.element.diagnostic, second.element.diagnostic)
      return (a.file, a.position.line, a.position.column, first.offset)
        < (b.file, b.position.line, b.position.column, second.offset)
    }.map(\.element)
  }

  /// Adds what was not said yet: a style that several runs use is read once for each.
  mutating func add(_ warnings: [SceneWarning]) {
    for warning in warnings {
      var place = warning.diagnostic
      // The way there differs where an alias leads to the same place.
      place.keyPath = ""
      if places.insert(place).inserted { found.append(warning) }
    }
  }
}
