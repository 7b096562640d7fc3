/// Something that a run found, at a place of a file. SARIF, annotations and test reports are made of these.
struct Finding: Hashable, Sendable {
  /// The weights of findings, in SARIF's words.
  enum Level: String, Sendable {
    case error, warning, note
  }

  /// The rule or verdict in kebab-case: `raster-drift`, `truncation`.
  var rule: String
  var level = Level.error
  /// The file, as the user named it.
  var file: String
  /// The scene and its variant; the file if it is no scene.
  var title: String
  /// From 1; nil if the finding is about the file as a whole.
  var line: Int?
  var column: Int?
  /// The sentence that says it.
  var message: String
}

extension String {
  /// A verdict or the name of a rule in kebab-case: `raster drift` and `rasterDrift` become `raster-drift`.
  var kebabCase: String {
    var result = ""
    for character in self {
      if character == " " {
        result += "-"
      } else if character.isUppercase {
        result += (result.isEmpty || result.hasSuffix("-") ? "" : "-") + character.lowercased()
      } else {
        result.append(character)
      }
    }
    return result
  }
}
