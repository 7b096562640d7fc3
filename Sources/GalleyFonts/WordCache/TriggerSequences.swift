/// A rule of a lookup, as glyph sets for its positions from left to right.
struct TriggerSequence: Hashable {
  /// The bit of the set at each position; 0 means any glyph.
  let places: [SubstitutionTriggers.Found]
  /// The positions of the glyphs that the rule changes. The other positions are context.
  let input: Range<Int>
  /// True if HarfBuzz changes no glyph where the rule matches. Such a rule only prevents later
  /// rules of the lookup, and its positions are marked as unsafe to break.
  let isIdle: Bool

  /// The bits of the glyph sets at all positions, combined.
  var bits: SubstitutionTriggers.Found { places.reduce(0, |) }

  /// The maximum length of the input that HarfBuzz matches (HB_MAX_CONTEXT_LENGTH).
  private static let longestInput = 64

  init(_ places: [SubstitutionTriggers.Found], input: Range<Int>? = nil, isIdle: Bool = false) {
    (self.places, self.input) = (places, input ?? places.indices)
    // A set without a bit cannot be distinguished. HarfBuzz does not match a rule with a longer input.
    self.isIdle = isIdle && !places.contains(0) && self.input.count <= TriggerSequence.longestInput
  }
}

/// The rules of lookups, each as the bits of its sets. Rules whose sets include all sets of another
/// rule are left out.
struct TriggerRules {
  private var rules: [SubstitutionTriggers.Found] = []

  var count: Int { rules.count }

  mutating func insert(_ rule: SubstitutionTriggers.Found) {
    if mayAct(among: rule) { return }
    rules.removeAll { rule & ~$0 == 0 }
    rules.append(rule)
  }

  /// Returns true if a text in which the sets `found` occur may match at least one rule, regardless
  /// of the order of its characters.
  @inline(__always)
  func mayAct(among found: SubstitutionTriggers.Found) -> Bool { rules.contains { $0 & ~found == 0 } }
}

/// The rules of lookups, in the order in which HarfBuzz tries them.
struct TriggerSequences {
  /// The bits of glyph sets: those that contain a character of a text, or those at the positions of
  /// a rule.
  typealias Found = SubstitutionTriggers.Found

  private struct Rule {
    /// The bits of the glyph sets at all positions of the rule, combined.
    let bits: Found
    let places: Range<Int>
    /// The number of positions before the input. `input` is the number of positions in the input.
    let before: Int
    let input: Int
    let isIdle: Bool
  }

  /// The maximum number of rules for which searching is worthwhile.
  static let most = 512

  private var rules: [Rule] = []
  /// The bits of the positions of all rules.
  private var places: [Found] = []
  private var lookups: [Range<Int>] = []
  /// The bits of each rule's glyph sets, regardless of their positions. A rule is left out if its
  /// sets include all sets of another rule.
  private(set) var fewest = TriggerRules()

  var count: Int { rules.count }

  /// Adds the rules of a lookup, after the rules of earlier lookups.
  mutating func add(_ sequences: [TriggerSequence]) {
    let start = rules.count
    for sequence in sequences {
      rules.append(
        Rule(
          bits: sequence.bits, places: places.count..<places.count + sequence.places.count,
          before: sequence.input.lowerBound,
          input: sequence.input.count, isIdle: sequence.isIdle))
      places += sequence.places
      fewest.insert(sequence.bits)
    }
    lookups.append(start..<rules.count)
  }

  /// Returns true if at least one rule matches adjacent characters of a text.
  /// - Parameters:
  ///   - found: the sets of all characters of the text.
  ///   - sets: the sets of the character at an index.
  func occur(in range: Range<Int>, among found: Found, sets: (Int) -> Found) -> Bool {
    for rule in rules where rule.bits & ~found == 0 {
      var start = range.lowerBound
      while start + rule.places.count <= range.upperBound {
        if fits(rule, at: start, sets: sets) { return true }
        start += 1
      }
    }
    return false
  }

  /// Returns the positions in a text before which HarfBuzz marks a break as unsafe because idle
  /// rules, which change no glyphs, match. Returns nil if a rule that changes glyphs matches. At
  /// each position, the first matching rule of a lookup applies.
  /// - Parameter sets: the sets of the glyph at an index, which only rules that act can change.
  func unsafePlaces(in range: Range<Int>, among found: Found, sets: (Int) -> Found) -> [Int]? {
    var marked: [Int] = []
    for lookup in lookups where rules[lookup].contains(where: { $0.bits & ~found == 0 }) {
      var index = range.lowerBound
      while index < range.upperBound {
        let rule = rules[lookup].first { rule in
          let start = index - rule.before
          return rule.bits & ~found == 0 && start >= range.lowerBound && start + rule.places.count <= range.upperBound
            && fits(rule, at: start, sets: sets)
        }
        if let rule {
          guard rule.isIdle else { return nil }
          let start = index - rule.before
          marked += start + 1..<start + rule.places.count
        }
        index += rule?.input ?? 1
      }
    }
    return marked
  }

  @inline(__always)
  private func fits(_ rule: Rule, at start: Int, sets: (Int) -> Found) -> Bool {
    var place = 0
    while place < rule.places.count, places[rule.places.lowerBound + place] & ~sets(start + place) == 0 { place += 1 }
    return place == rule.places.count
  }
}
