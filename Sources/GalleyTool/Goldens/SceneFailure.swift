import GalleyGoldens

/// A failure of a scene or of a cell of it, as a run or a record has it.
protocol SceneFailure {
  var scene: String { get }
  /// The name of the cell; empty for the scene as it stands.
  var variant: String { get }
  var verdict: String { get }
  /// The reasons of the verdict, causes first; the message alone of a scene that could not be drawn.
  var reasons: [String] { get }
  /// True for a cell that keeps no picture.
  var isLine: Bool { get }
}

extension SceneFailure {
  /// The causes without their effects.
  var causes: [String] { reasons.filter { !isAboutPixels($0) }.map(withoutEffects) }

  /// True for a cell of which only its line says that it is another.
  var isUnexplained: Bool { isLine && isAboutLine(reasons) }

  /// The words that failures of one scene share if they are the same change: the verdict and the causes, without what is
  /// another in each cell: numbers, and the values of colours that have a name.
  fileprivate var change: String {
    // Each cell has goldens of its own, which may all be missing.
    let causes = verdict == "missing" ? causes.filter { !$0.hasPrefix("there is no ") } : causes
    return ([scene, kind] + causes.map(withoutNumbers)).joined(separator: "\n")
  }

  /// The verdict, but for cells in which no pixel shows the change that others show: a light text on a light ground.
  fileprivate var kind: String { verdict == Verdict.metricsOnly.rawValue ? Verdict.changed.rawValue : verdict }
}

extension Array where Element: SceneFailure {
  /// The failures by the changes that they show, each in the cells of one scene: those that pixels show first, and cells with a
  /// picture before others. Cells of which
  /// only the lines say that they changed are of the first change of their scene that has their verdict.
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

/// Returns a cause with a zero for each number and each value behind the name of a colour. Texts in quotation marks and names
/// stay whole.
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
