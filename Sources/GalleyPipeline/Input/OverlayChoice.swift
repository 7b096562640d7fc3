import ArgumentParser
import GalleyBase
import GalleyScenes
package import GalleyViews

/// The value of `--overlay`: a list of overlay kinds, separated by commas.
package struct OverlayChoice: ExpressibleByArgument, Hashable, CustomStringConvertible, Sendable {
  package let description: String

  /// The value for all overlay kinds. `--overlay` without a list has this value.
  package static let all = OverlayChoice(description: "all")

  package init(description: String) { self.description = description }

  /// Creates the value from any text. `kinds()` throws if the text names an unknown kind.
  package init(argument: String) { description = argument }

  /// Returns the kinds that the text names.
  package func kinds() throws -> Set<OverlayKind> {
    let valid = OverlayKind.names
    var kinds: Set<OverlayKind> = []
    for word in description.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(word.drop { $0 == " " })
      guard let match = valid.first(where: { $0.name == word }) else {
        let names = valid.map(\.name)
        let near = nearestSpelling(to: word, among: names).map { "did you mean \"\($0)\"?" }
        // The argument after the option may have been meant as a scene.
        let path = "to draw all kinds for that scene, put --overlay after its name"
        let help = near ?? (word.contains(".") ? path : "valid: " + names.joined(separator: ", "))
        throw CommandError("--overlay: \"\(word)\" is not an overlay kind; \(help)")
      }
      kinds.formUnion(match.value)
    }
    return kinds
  }
}
