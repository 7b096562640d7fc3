import ArgumentParser
import GalleyFiles
import GalleyGoldens

/// A part of a selection of scenes. It contains every n-th case, so that each part has scenes from
/// every folder. The same selection is always divided in the same way.
struct Shard: Hashable, Sendable, ExpressibleByArgument {
  /// The number of the part, from 1.
  var index: Int
  /// The number of parts.
  var count: Int

  /// Creates the shard from `i/n`; nil if the argument has another form, or i is not in 1…n.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, count >= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Creates the shard from `[i, n]` in a report; nil if the JSON has another form.
  init?(_ json: JSON?) {
    guard let numbers = json?.array?.compactMap(\.integer), numbers.count == 2 else { return nil }
    (index, count) = (numbers[0], numbers[1])
  }

  /// The shard as written in reports: `[i, n]`.
  var json: JSON { [index, count] }

  /// Returns the scenes and cells of this part. Only the first part also reports goldens without a
  /// scene, because they need no drawing.
  func part(of selection: GoldenSelection) -> GoldenSelection {
    var part = selection
    part.cases = selection.cases.choosing { position, _ in position % count == index - 1 }
    if index > 1 { part.orphans = [] }
    return part
  }
}
