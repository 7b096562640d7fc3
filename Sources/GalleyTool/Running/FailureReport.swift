import GalleyFiles
import GalleyScenes

/// Returns what a command prints with `--json` if it fails before it has a report.
func failureReport(_ error: any Error, message: String) -> JSON {
  let diagnostics = (error as? SceneError)?.diagnostics.prefix(SceneError.mostShown).map { diagnostic -> JSON in
    [
      "file": diagnostic.file, "line": diagnostic.position.line, "column": diagnostic.position.column,
      "key": diagnostic.keyPath, "message": diagnostic.message, "suggestion": diagnostic.suggestion,
      "valid": diagnostic.valid.isEmpty ? nil : diagnostic.valid,
    ]
  }
  return ["galley": 1, "error": message, "diagnostics": diagnostics.map { Array($0) }]
}

/// Returns true if the words of a command line ask for JSON. Those that are passed on to swift are not ours.
func asksForJSON(_ arguments: [String]) -> Bool {
  arguments.first != "swift" && arguments.prefix { $0 != "--" }.contains("--json")
}
