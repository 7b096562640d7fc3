package import GalleyFiles
import GalleyScenes

/// Returns the report that a command with `--json` prints if it fails before its own report is
/// created.
package func failureReport(_ error: any Error, message: String) -> JSON {
  let diagnostics = (error as? SceneError)?.diagnostics.prefix(SceneError.mostShown).map { diagnostic -> JSON in
    [
      "file": diagnostic.file, "line": diagnostic.position.line, "column": diagnostic.position.column,
      "key": diagnostic.keyPath, "message": diagnostic.message, "suggestion": diagnostic.suggestion,
      "valid": diagnostic.valid.isEmpty ? nil : diagnostic.valid,
    ]
  }
  return ["galley": 1, "error": message, "diagnostics": diagnostics.map { Array($0) }]
}

/// True if the arguments request JSON. Arguments that are passed on to `swift` do not count.
package func asksForJSON(_ arguments: [String]) -> Bool {
  arguments.first != "swift" && arguments.prefix { $0 != "--" }.contains("--json")
}
