/// The name among `names` that differs least from `name`: fewest letters inserted, removed, replaced or swapped,
/// whatever their case; the earliest of equally near ones. nil if even that one is quite another word.
func nearestSpelling(of name: String, among names: [String]) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(200))
  let limit = max(2, wanted.count / 3)
  var nearest: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased().unicodeScalars.prefix(200))
    guard (letters.count - wanted.count).magnitude <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit && distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
  }
  return nearest?.name
}

/// Optimal string alignment distance: a swap of neighbours counts once.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var distance = min(last[column + 1], current[column]) + 1
      distance = min(distance, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
