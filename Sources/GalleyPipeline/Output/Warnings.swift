package import GalleyFiles
package import GalleyScenes

/// The paragraph about warnings in the help of commands.
package let warningsDiscussion = """
  Warnings on standard error list, once each, what a scene requests but its faces lack: variation axes, \
  features, and characters that no face has. With --strict a warning makes the exit code 1.
  """

/// Writes warnings to standard error. Equal warnings of several scenes are only written once.
package func say(_ warnings: [SceneWarning]) {
  var said: Set<String> = []
  for warning in warnings where said.insert(warning.diagnostic.description).inserted {
    noteDiagnostic(warning.diagnostic.description)
  }
}

extension [SceneWarning] {
  /// The member `warnings` of reports; nil if there are none.
  package var json: JSON? {
    guard !isEmpty else { return nil }
    return .array(
      map { warning in
        let diagnostic = warning.diagnostic
        return [
          "cause": warning.cause.rawValue, "file": diagnostic.file, "line": diagnostic.position.line,
          "column": diagnostic.position.column, "key": diagnostic.keyPath, "view": warning.view, "face": warning.face,
          "message": diagnostic.message, "suggestion": diagnostic.suggestion,
          "valid": diagnostic.valid.isEmpty ? nil : diagnostic.valid,
        ]
      })
  }
}
