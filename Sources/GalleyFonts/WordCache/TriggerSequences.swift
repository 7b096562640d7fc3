/// A rule of a lookup: the sets of glyphs that it names, place by place from left to right.
struct TriggerSequence: Hashable {
  /// A bit for the set at each place; 0 stands for any glyph.
  let places: [SubstitutionTriggers.Found]
  /// The places of the glyphs that the rule acts on. The others are context.
  let input: Range<Int>
  /// True if HarfBuzz changes no glyph where it finds the rule: it keeps later ones of the lookup from acting, and marks its
  /// places unsafe to break.
  let isIdle: Bool

  /// The bits of all places.
  var bits: SubstitutionTriggers.Found { places.reduce(0, |) }

  /// The length of the longest input that HarfBuzz looks for (HB_MAX_CONTEXT_LENGTH).
  private static let longestInput = 64

  init(_ places: [SubstitutionTriggers.Found], input: Range<Int>? = nil, isIdle: Bool = false) {
    (self.places, self.input) = (places, input ?? places.indices)
    // A set without a bit is not told from others. HarfBuzz finds no rule with a longer input.
    self.isIdle = isIdle && !places.contains(0) && self.input.count <= TriggerSequence.longestInput
  }
}

/// The rules of lookups, each as the bits of all sets that it names, without those that name all that another one does.
struct TriggerRules {
  private var rules: [SubstitutionTriggers.Found] = []

  var count: Int { rules.count }

  mutating func insert(_ rule: SubstitutionTriggers.Found) {
    if mayAct(among: rule) { return }
    rules.removeAll { rule & ~$0 == 0 }
    rules.append(rule)
  }

  /// True if a text with characters of these sets has all that some rule names, be it anywhere.
  @inline(__always)
  func mayAct(among found: SubstitutionTriggers.Found) -> Bool { rules.contains { $0 & ~found == 0 } }
}

/// The rules of lookups, in the order in which HarfBuzz tries them.
struct TriggerSequences {
  /// The bits of the sets of a text's characters, or of the places of a rule.
  typealias Found = SubstitutionTriggers.Found

  private struct Rule {
    /// The bits of all its places.
    let bits: Found
    let places: Range<Int>
    /// The numbers of places before those that it acts on, and of these.
    let before: Int
    let input: Int
    let isIdle: Bool
  }

  /// The largest number of rules at which looking for them pays.
  static let most = 512

  private var rules: [Rule] = []
  /// The bits of the places of all rules.
  private var places: [Found] = []
  private var lookups: [Range<Int>] = []
  /// The rules without their order.
  private(set) var fewest = TriggerRules()

  var count: Int { rules.count }

  /// Adds the rules of a lookup.
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

  /// True if a text has the places of some rule beside each other.
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

  /// The places of a text before which it is unsafe to break, as HarfBuzz marks them where it finds rules that are idle;
  /// nil if it finds one that acts. At each place the first rule of a lookup that fits is found.
  /// - Parameter sets: the sets of the glyph at an index, which no rule changes but one that acts.
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
