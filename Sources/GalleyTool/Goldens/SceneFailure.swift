import GalleyGoldens

/// A failure of a scene or cell, either in the report of a run or in the saved list of failures.
protocol SceneFailure {
  var scene: String { get }
  /// The name of the cell; empty for a scene without a variant.
  var variant: String { get }
  var verdict: String { get }
  /// The reasons of the verdict. Causes come first. A scene that could not be drawn has only its
  /// error message.
  var reasons: [String] { get }
  /// True for a cell without a golden picture, which has only a line of digests.
  var isLine: Bool { get }
}

extension SceneFailure {
  /// The causes without a description of their effects.
  var causes: [String] { reasons.filter { !isAboutPixels($0) }.map(withoutEffects) }

  /// True for a cell whose line of digests differs for an unknown reason.
  var isUnexplained: Bool { isLine && isAboutLine(reasons) }

  /// A text for grouping failures: it is equal for failures of one scene that show the same change.
  /// It has the verdict and the causes, without details that vary from cell to cell, such as
  /// numbers and the values of named colours.
  fileprivate var change: String {
    // Each cell has its own goldens, all of which may be missing.
    let causes = verdict == "missing" ? causes.filter { !$0.hasPrefix("there is no ") } : causes
    return ([scene, kind] + causes.map(withoutNumbers)).joined(separator: "\n")
  }

  /// The verdict, in which `metrics only` counts as `changed`. In some cells no pixel shows a
  /// change that other cells show, for instance light text on a light background.
  fileprivate var kind: String { verdict == Verdict.metricsOnly.rawValue ? Verdict.changed.rawValue : verdict }
}

extension Array where Element: SceneFailure {
  /// The failures grouped by the change that they show in one scene. Changes that pixels show come
  /// first, and cells with a picture come before other cells. Cells whose lines of digests differ
  /// for an unknown cause belong to the first change of their scene with the same verdict.
  var changes: [[Element]] {
    var places: [String: Int] = [:]
    var firstPlaces: [[String]: Int] = [:]
    var changes: [[Element]] = []
    let explained = Set(filter { !$0.isUnexplained }.map { [$0.scene, $0.kind] })
    let isLeft = { (failure: Element) in failure.isUnexplained && explained.contains([failure.scene, failure.kind]) }
    for failure in self where !isLeft(failure) {
      let place = places[failure.change] ?? changes.count
      if place == changes.count { changes.append([]) }
      changes[place].append(failure)
      places[failure.change] = place
      firstPlaces[[failure.scene, failure.kind]] = firstPlaces[[failure.scene, failure.kind]] ?? place
    }
    for failure in self where isLeft(failure) {
      if let place = firstPlaces[[failure.scene, failure.kind]] { changes[place].append(failure) }
    }
    return changes.map { change in
      let shown = change.filter { $0.verdict == $0.kind } + change.filter { $0.verdict != $0.kind }
      return shown.filter { !$0.isLine } + shown.filter(\.isLine)
    }
  }
}

/// Returns a cause with each number replaced by a zero, and without the hexadecimal value that
/// follows the name of a colour. Quoted text and names are kept.
private func withoutNumbers(_ cause: String) -> String {
  var result = ""
  var closing: Character?
  var rest = cause[...]
  while let character = rest.first {
    if let end = closing {
      if character == end { closing = nil }
    } else if character == "“" || character == "'" {
      closing = character == "“" ? "”" : "'"
    } else if let color = rest.prefixMatch(of: /#[0-9A-F]{6,8}/) {
      let isNamed = !["is ", "of ", "now "].contains(where: result.hasSuffix)
      result += isNamed ? "" : String(color.0)
      rest = rest[color.range.upperBound...]
      continue
    } else if character.isASCII, character.isNumber, let number = rest.prefixMatch(of: /[0-9]+(\.[0-9]+)?/) {
      result += "0"
      rest = rest[number.range.upperBound...]
      continue
    }
    result.append(character)
    rest.removeFirst()
  }
  return result
}
