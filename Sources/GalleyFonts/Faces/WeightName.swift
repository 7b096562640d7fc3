/// The weights that fonts name in words, as numbers like those of `UIFont.Weight`: 100 to 900.
enum WeightName {
  private static let numbers: [String: Int] = [
    "light": 300, "regular": 400, "normal": 400, "book": 400, "roman": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
  ]
  /// The two lightest weights. Fonts disagree about their order: Apple's lightest is ultralight,
  /// elsewhere the lightest is thin.
  private static let lightest: [String: Int] = ["thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200]
  /// The two heaviest weights. Fonts also disagree about their order.
  private static let heaviest: [String: Int] = [
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900, "ultra": 900, "extrablack": 900,
  ]

  /// Returns the weight in the name of a style, such as `Semibold` or `BoldItalic`; nil if the name
  /// contains none.
  static func number(of style: String) -> Int? {
    var letters = WeightName.letters(of: style)
    for slant in ["italic", "oblique"] where letters.hasSuffix(slant) { letters.removeLast(slant.count) }
    return numbers[letters] ?? lightest[letters] ?? heaviest[letters]
  }

  /// Returns the named positions on a weight axis, by the weight that each name means. If two names
  /// mean the lightest weights, or the heaviest, the lighter position gets the lighter weight.
  static func positions(_ instances: [(name: String, value: Double)]) -> [Int: Double] {
    var positions: [Int: Double] = [:]
    var (light, heavy): ([String: Double], [String: Double]) = ([:], [:])
    for instance in instances {
      let letters = letters(of: instance.name)
      if let number = numbers[letters] { positions[number] = positions[number] ?? instance.value }
      if lightest[letters] != nil { light[letters] = instance.value }
      if heaviest[letters] != nil { heavy[letters] = instance.value }
    }
    for (found, numbers, pair) in [(light, lightest, (100, 200)), (heavy, heaviest, (800, 900))] {
      let values = found.values.sorted()
      if values.count > 1 {
        (positions[pair.0], positions[pair.1]) = (values[0], values[values.count - 1])
      } else if let only = found.first, let number = numbers[only.key] {
        positions[number] = only.value
      }
    }
    return positions
  }

  private static func letters(of name: String) -> String { name.lowercased().filter(\.isLetter) }
}

/// The weights of a variable face, as positions of its named instances on the weight axis
/// (OpenType, `fvar`). For example, the semibold of San Francisco is at 590 and its black at 1000
/// (rule: named-weights).
struct NamedWeights: Sendable {
  private let rows: [(weight: Double, value: Double)]

  /// - Parameter instances: names of instances, with their positions. Names of anything but a weight do not count.
  init(_ instances: [(name: String, value: Double)]) {
    rows = WeightName.positions(instances).map { (Double($0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the position of a weight on the axis, interpolated linearly between two named weights.
  /// A weight below or above all named weights is its own position, moved out of the range of the
  /// named positions if necessary.
  func value(of weight: Int) -> Double {
    let weight = Double(weight)
    guard let first = rows.first, let last = rows.last else { return weight }
    if weight < first.weight { return min(weight, first.value) }
    guard let next = rows.firstIndex(where: { $0.weight >= weight }) else { return max(weight, last.value) }
    if rows[next].weight == weight { return rows[next].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (weight - low.weight) / (high.weight - low.weight)
  }
}
