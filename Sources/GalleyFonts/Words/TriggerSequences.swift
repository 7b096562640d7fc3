/// The rules of lookups, each as the sets of glyphs that it names, place by place.
struct TriggerSequences {
  /// The bits of the sets of a text's characters, or of the places of a rule.
  typealias Found = SubstitutionTriggers.Found

  private struct Rule {
    /// The bits of all its places.
    let bits: Found
    let places: Range<Int>
  }

  /// The largest number of rules at which looking for them pays.
  static let most = 512

  private var rules: [Rule] = []
  /// The bits of the places of all rules.
  private var places: [Found] = []
  /// The bits of each rule, without those of rules that name all that another one does.
  private var fewest: [Found] = []

  var count: Int { rules.count }

  /// Adds a rule.
  /// - Parameter sequence: a bit for the set at each place; 0 stands for any glyph.
  mutating func add(_ sequence: [Found]) {
    let bits = sequence.reduce(0, |)
    rules.append(Rule(bits: bits, places: places.count..<places.count + sequence.count))
    places += sequence
    if fewest.contains(where: { $0 & ~bits == 0 }) { return }
    fewest.removeAll { bits & ~$0 == 0 }
    fewest.append(bits)
  }

  /// True if a text with characters of these sets has all that some rule names, be it anywhere.
  @inline(__always)
  func mayOccur(among found: Found) -> Bool { fewest.contains { $0 & ~found == 0 } }

  /// True if a text has the places of some rule beside each other.
  /// - Parameters:
  ///   - found: the sets of all characters of the text.
  ///   - sets: the sets of the character at an index.
  func occur(in range: Range<Int>, among found: Found, sets: (Int) -> Found) -> Bool {
    for rule in rules where rule.bits & ~found == 0 {
      var start = range.lowerBound
      while start + rule.places.count <= range.upperBound {
        var place = 0
        while place < rule.places.count, places[rule.places.lowerBound + place] & ~sets(start + place) == 0 {
          place += 1
        }
        if place == rule.places.count { return true }
        start += 1
      }
    }
    return false
  }
}
