import UIKit

extension Surface {
  /// The lines of the manual between which the list stands.
  static let inertMarks = (
    "<!-- Properties without effect: made from InertProperties.swift by a test. -->", "<!-- End of the properties. -->"
  )

  /// The manual's list of the properties that are kept and have no effect.
  static var inertList: String {
    let looks = "These change a picture on iOS, but not here. A failing snapshot names those that your code sets:"
    let methods =
      "Galley never calls these methods; on iOS a user, the system or the life of the app causes them:"
    let behaviours = "These properties change no picture; they state what a user, the system or other code may do:"
    return """
      \(inertMarks.0)

      \(looks)

      \(list(InertProperties.looks))

      \(behaviours)

      \(list(InertProperties.behaviours))

      \(methods)

      \(list(InertMethods.methods))

      \(inertMarks.1)
      """
  }

  private static func list(_ table: [String: [String]]) -> String {
    table.sorted { $0.key < $1.key }.map { type, names in
      wrapped("- `\(type)`: " + names.map { "`\($0)`" }.joined(separator: ", "))
    }.joined(separator: "\n")
  }

  /// Breaks a line after at most 100 characters.
  static func wrapped(_ line: String) -> String {
    var lines = [""]
    for word in line.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count > 100 {
        lines.append("  " + word)
      } else {
        lines[lines.count - 1] = last + " " + word
      }
    }
    return lines.joined(separator: "\n")
  }
}
