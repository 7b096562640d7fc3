/// The patterns in one section of a pattern file, stored as a trie of their letters.
///
/// A pattern is letters with digits between them. For each position in a word the maximum digit decides: odd digits
/// allow a division. A full stop stands for the start and the end of a word.
struct PatternTrie: Sendable {
  /// A change of spelling at a division. For example, "asszony" is divided as "asz-szony".
  struct Replacement: Sendable {
    /// The index of the first letter that is replaced, counted from the first letter of the
    /// pattern.
    var start: Int
    /// The number of letters that are replaced.
    var count: Int
    /// The new letters, which come before the hyphen.
    var text: [UInt32]
  }

  /// The result of the patterns for the position after a letter of a word.
  struct Place {
    /// The maximum digit that patterns have at this position.
    var digit: UInt8 = 0
    /// The letters that replace the last `replacedCount` letters before the position; nil if the
    /// spelling does not change.
    var replacement: [UInt32]?
    /// The number of letters before the position that are replaced.
    var replacedCount = 0

    /// True if the word may be divided at this position, which is so if `digit` is odd.
    var divides: Bool { digit & 1 == 1 }
  }

  private struct Node {
    var letter: UInt32 = 0
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// The index of the pattern whose letters end at this node of the trie; -1 if there is none.
    var pattern: Int32 = -1
  }

  private struct Pattern {
    /// The index of the pattern's first digit in `digits`, which holds the digits of all patterns.
    var start: Int32
    var count: Int16
    /// The index of the pattern's change of spelling in `replacements`; -1 if it has none.
    var replacement: Int16
  }

  private var nodes = [Node()]
  private var patterns: [Pattern] = []
  private var digits: [UInt8] = []
  private var replacements: [Replacement] = []

  /// The full stop, which stands for the start and the end of a word in patterns.
  private static let end: UInt32 = 0x2E

  /// Adds a pattern. It replaces any pattern with the same letters.
  ///
  /// - digits: one digit more than there are letters.
  mutating func add(_ letters: [UInt32], digits: [UInt8], replacement: Replacement?) {
    guard !letters.isEmpty else { return }
    var node = 0
    for letter in letters { node = child(of: node, letter) ?? addChild(to: node, letter) }
    // Positions count from the end. Those of a replacement count from the start, which after a full stop is that of the
    // word.
    let first = replacement == nil ? digits.firstIndex { $0 > 0 } ?? digits.count : letters[0] == Self.end ? 1 : 0
    nodes[node].pattern = Int32(patterns.count)
    patterns.append(
      Pattern(
        start: Int32(self.digits.count), count: Int16(digits.count - first),
        replacement: replacement == nil ? -1 : Int16(replacements.count)))
    self.digits += digits[first...]
    if let replacement { replacements.append(replacement) }
  }

  /// True if there is a pattern with exactly these letters.
  func hasPattern(_ letters: [UInt32]) -> Bool {
    var node = 0
    for letter in letters {
      guard let next = child(of: node, letter) else { return false }
      node = next
    }
    return nodes[node].pattern >= 0
  }

  private func child(of node: Int, _ letter: UInt32) -> Int? {
    var child = Int(nodes[node].firstChild)
    while child > 0, nodes[child].letter != letter { child = Int(nodes[child].nextSibling) }
    return child > 0 ? child : nil
  }

  private mutating func addChild(to node: Int, _ letter: UInt32) -> Int {
    nodes.append(Node(letter: letter, nextSibling: nodes[node].firstChild))
    nodes[node].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// Returns the result of the patterns for the position after each letter of a word. A word is
  /// never divided after its last letter.
  ///
  /// At each letter libhyphen uses only one pattern: the longest prefix of any pattern that ends there. The files are
  /// made for this, with the digits of shorter patterns repeated in the longer ones.
  func places(in word: [UInt32]) -> [Place] {
    let letters = [Self.end] + word + [Self.end]
    var search = Search(count: letters.count)
    var reached = -1
    for start in letters.indices {
      var node = 0
      var place = start
      while place < letters.count, let next = child(of: node, letters[place]) {
        node = next
        if place > reached {
          reached = place
          if nodes[node].pattern >= 0 { apply(patterns[Int(nodes[node].pattern)], endingAt: place, to: &search) }
        }
        place += 1
      }
    }
    return search.places(count: word.count, replacements)
  }

  private func apply(_ pattern: Pattern, endingAt end: Int, to search: inout Search) {
    let first = end + 1 - Int(pattern.count)
    let replacement = pattern.replacement < 0 ? nil : replacements[Int(pattern.replacement)]
    let start = first + (replacement?.start ?? 0)
    let isSound = replacement != nil && search.digits.indices.contains(start)
    if let replacement, isSound { search.replacedCounts[start] = replacement.count }
    for index in 0..<Int(pattern.count) where first + index >= 0 {
      let (place, digit) = (first + index, digits[Int(pattern.start) + index])
      guard digit > search.digits[place] else { continue }
      search.digits[place] = digit
      guard digit & 1 == 1 else { continue }
      search.replacements[place] = pattern.replacement
      if let replacement, isSound, index >= replacement.start, index <= replacement.start + replacement.count {
        search.divisions[start] = place
      }
    }
  }

  /// The results so far of comparing a word with the patterns. Arrays are indexed by the letters of
  /// the word, which is enclosed in full stops.
  private struct Search {
    /// For each letter, the maximum digit that patterns have after it.
    var digits: [UInt8]
    /// For each letter, the index of the change of spelling in the pattern that determined the
    /// digit; -1 if it has none.
    var replacements: [Int16]
    /// For each letter at which a change of spelling begins, the number of letters that it
    /// replaces; otherwise 0.
    var replacedCounts: [Int]
    /// For each letter at which a change of spelling begins, the index of the division to which the
    /// change belongs; otherwise 0.
    var divisions: [Int]

    init(count: Int) {
      digits = [UInt8](repeating: 0, count: count)
      replacements = [Int16](repeating: -1, count: count)
      replacedCounts = [Int](repeating: 0, count: count)
      divisions = replacedCounts
    }

    func places(count: Int, _ all: [Replacement]) -> [Place] {
      var places = (0..<count).map { Place(digit: $0 + 1 < count ? digits[$0 + 1] : 0) }
      var start = 0
      while start < count {
        let division = divisions[start]
        if replacedCounts[start] > 0, division > 0, division <= count, replacements[division] >= 0 {
          places[division - 1].replacement = all[Int(replacements[division])].text
          places[division - 1].replacedCount = division - start
          start += replacedCounts[start]
        } else {
          start += 1
        }
      }
      return places
    }
  }
}
