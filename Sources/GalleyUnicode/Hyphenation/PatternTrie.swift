/// The patterns of one section of a pattern file, found by their letters.
///
/// A pattern is letters with digits between them: the greatest digit at a place between two letters of a word decides
/// there, and an odd one divides. A full stop stands for the start and the end of a word.
struct PatternTrie: Sendable {
  /// The change of spelling at a division: "asszony" is divided as "asz-szony".
  struct Replacement: Sendable {
    /// The first of the replaced letters, counted from the first letter of the pattern.
    var start: Int
    /// The number of letters that are replaced.
    var count: Int
    /// The new letters before the hyphen.
    var text: [UInt32]
  }

  /// A place after a letter of a word.
  struct Place {
    /// The greatest digit of the patterns there.
    var digit: UInt8 = 0
    /// The letters that take the place of the last `replacedCount` before it; nil if the spelling stays.
    var replacement: [UInt32]?
    /// The number of letters before the place that are replaced.
    var replacedCount = 0

    /// True if the word may be divided there.
    var divides: Bool { digit & 1 == 1 }
  }

  private struct Node {
    var letter: UInt32 = 0
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// The pattern whose letters lead here, or -1.
    var pattern: Int32 = -1
  }

  private struct Pattern {
    /// The first of its digits.
    var start: Int32
    var count: Int16
    /// Its replacement, or -1.
    var replacement: Int16
  }

  private var nodes = [Node()]
  private var patterns: [Pattern] = []
  private var digits: [UInt8] = []
  private var replacements: [Replacement] = []

  /// The letter that stands for the start and the end of a word.
  private static let end: UInt32 = 0x2E

  /// Adds a pattern. One with the same letters is replaced.
  ///
  /// - digits: one more than there are letters.
  mutating func add(_ letters: [UInt32], digits: [UInt8], replacement: Replacement?) {
    guard !letters.isEmpty else { return }
    var node = 0
    for letter in letters { node = child(of: node, letter) ?? addChild(to: node, letter) }
    // Places are counted from the end. Those of a replacement need the start, which is that of the word behind a full stop.
    let first = replacement == nil ? digits.firstIndex { $0 > 0 } ?? digits.count : letters[0] == Self.end ? 1 : 0
    nodes[node].pattern = Int32(patterns.count)
    patterns.append(
      Pattern(
        start: Int32(self.digits.count), count: Int16(digits.count - first),
        replacement: replacement == nil ? -1 : Int16(replacements.count)))
    self.digits += digits[first...]
    if let replacement { replacements.append(replacement) }
  }

  /// True if there is a pattern of just these letters.
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

  /// The place after each letter of a word. Nothing divides after the last one.
  ///
  /// Of all patterns that end at a letter only the one counts that the longest beginning of a pattern there is, as in
  /// libhyphen: the files are made for it, with the digits of shorter patterns in the longer ones.
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

  /// The state of a search, by letter of the word between full stops.
  private struct Search {
    /// The greatest digit after each letter.
    var digits: [UInt8]
    /// The replacement of the pattern that the digit is from, or -1.
    var replacements: [Int16]
    /// The number of letters that a replacement takes from here on.
    var replacedCounts: [Int]
    /// The place of the division to which a replacement from here on belongs, or 0.
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
