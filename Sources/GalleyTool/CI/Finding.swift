/// A finding of a run, with its position in a file. SARIF reports, annotations and test reports are
/// generated from findings.
struct Finding: Hashable, Sendable {
  /// The severities of findings, named as in SARIF.
  enum Level: String, Sendable {
    case error, warning, note
  }

  /// The rule or verdict in kebab-case, such as `raster-drift` or `truncation`.
  var rule: String
  var level = Level.error
  /// The file, as the user named it.
  var file: String
  /// The scene and its variant, as the heading of the finding. For a file that is not a scene, the
  /// path.
  var title: String
  /// The line, from 1; nil if the finding is about the whole file.
  var line: Int?
  var column: Int?
  /// The message as one sentence.
  var message: String
}

extension String {
  /// The name of a verdict or rule in kebab-case: `raster drift` and `rasterDrift` become `raster-drift`.
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
