import GalleyFiles
import GalleyScenes

/// The paragraph about warnings in the help of commands.
let warningsDiscussion = """
  What a scene asks for and its faces have not got is a warning on standard error, once for each cause: axes of \
  variations, features, and characters that no face has. With --strict a warning makes the exit code 1.
  """

/// Says warnings on standard error, those of several scenes alike once.
func say(_ warnings: [SceneWarning]) {
  var said: Set<String> = []
  for warning in warnings where said.insert(warning.diagnostic.description).inserted {
    note(warning.diagnostic.description)
  }
}

extension JSONWriter {
  /// The member `warnings`, left out if there is none.
  mutating func write(_ warnings: [SceneWarning]) {
    guard !warnings.isEmpty else { return }
    key("warnings")
    beginArray()
    for warning in warnings {
      let diagnostic = warning.diagnostic
      beginObject()
      member("cause", warning.cause.rawValue)
      member("file", diagnostic.file)
      member("line", diagnostic.position.line)
      member("column", diagnostic.position.column)
      member("key", diagnostic.keyPath)
      if let view = warning.view { member("view", view) }
      member("face", warning.face)
      member("message", diagnostic.message)
      if let suggestion = diagnostic.suggestion { member("suggestion", suggestion) }
      if !diagnostic.valid.isEmpty { member("valid", diagnostic.valid) }
      endObject()
    }
    endArray()
  }
}
