import GalleyBase
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport

/// A user with ten thousand monkeys' patience: edits a view at random, step by step, and can take it all back.
struct RandomSession {
  /// What is typed, pasted and marked: letters of both directions, clusters of several characters, and characters that
  /// join to whatever is next to them.
  static let pieces = [
    "a", "b", "x", " ", "  ", "word", "two words", ".", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "👨‍👩‍👧", "👍🏿", "🏿",
    "🇨🇳", "🇨", "❤️", "1️⃣", "א", "שלום", "ب", "سلام", "12", "汉", "汉字", "\u{A0}", "\t", "한", "ᄀ", "ᅡ", "\u{202E}", "हि",
  ]
  static let lineEnds = ["\n", "\r\n", "\r", "a\nb", "\u{2028}", "\n\n", "\u{2029}"]
  static let longest = 60

  let view: any TextInput
  let usesLineEnds: Bool
  var random: SeededNumbers
  /// For each step that changed the text: which part of the new text stands for what.
  private(set) var inverse: [(range: Range<Int>, old: String)] = []
  private let analyzer = UnicodeAnalyzer()

  init(_ view: any TextInput, seed: Int, usesLineEnds: Bool) {
    self.view = view
    self.usesLineEnds = usesLineEnds
    random = SeededNumbers(seed: seed)
  }

  /// Does something at random, and says what.
  /// - Parameter settingText: false if only what a user does is done.
  mutating func step(settingText: Bool = true) -> String {
    let before = view.editing.text.utf16
    let words = act(settingText: settingText)
    note(from: before, to: view.editing.text.utf16)
    return words
  }

  /// Does the opposite of all that was done, the last first.
  mutating func undo() {
    view.unmarkText()
    for (range, old) in inverse.reversed() { view.replace(range, withText: old) }
    inverse = []
  }

  private mutating func act(settingText: Bool) -> String {
    let count = view.editing.count
    if count > Self.longest { return replace(0..<count / 2, with: "") }
    switch Int.random(in: 0..<24, using: &random) {
    case 0...5: return insert(piece())
    case 6...8: return delete()
    case 9: return paste()
    case 10, 11: return select(range(in: count))
    case 12...14: return move()
    case 15, 16: return mark()
    case 17: return insert(piece())
    case 18:
      view.unmarkText()
      return "unmark"
    case 19: return pressReturn()
    case 20: return settingText ? setText() : deleteForward()
    case 21, 22: return replace(range(in: count), with: piece())
    default:
      view.tap(at: Point(x: number(0...200), y: number(0...100)))
      return "tap"
    }
  }

  // MARK: Steps

  private func insert(_ text: String) -> String {
    view.insertText(text)
    return "insert \(text.debugDescription)"
  }

  private func delete() -> String {
    view.deleteBackward()
    return "delete"
  }

  private func deleteForward() -> String {
    view.deleteForward()
    return "delete forward"
  }

  private mutating func paste() -> String {
    let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in piece() }.joined()
    view.paste(text)
    return "paste \(text.debugDescription)"
  }

  private func select(_ range: Range<Int>) -> String {
    view.select(range)
    return "select \(range)"
  }

  private mutating func move() -> String {
    let movement = TextMovement.allCases.randomElement(using: &random) ?? .left
    let extends = Bool.random(using: &random)
    view.moveCaret(movement, extendingSelection: extends)
    return "move \(movement)\(extends ? " extending" : "")"
  }

  private mutating func mark() -> String {
    let text = Int.random(in: 0..<8, using: &random) == 0 ? "" : piece()
    let selected = Bool.random(using: &random) ? nil : range(in: text.utf16.count)
    view.setMarkedText(text, selectedRange: selected)
    return "mark \(text.debugDescription)"
  }

  private func pressReturn() -> String {
    view.insertText("\n")
    return "return"
  }

  private mutating func setText() -> String {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return delete() }
    let text = piece() + piece()
    (view as? TextField)?.text = text
    (view as? TextView)?.text = text
    return "set \(text.debugDescription)"
  }

  private func replace(_ range: Range<Int>, with text: String) -> String {
    view.replace(range, withText: text)
    return "replace \(range) \(text.debugDescription)"
  }

  // MARK: Chance

  private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

  private mutating func piece() -> String {
    let pieces = usesLineEnds && Int.random(in: 0..<5, using: &random) == 0 ? Self.lineEnds : Self.pieces
    return pieces.randomElement(using: &random) ?? ""
  }

  /// A range that may begin and end anywhere, inside clusters and beyond the text too.
  private mutating func range(in count: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &random)
    return start..<start + Int.random(in: 0...8, using: &random)
  }

  // MARK: Taking back

  /// Notes what must be replaced to get the old text: what differs, as large as the clusters of the new text.
  private mutating func note(from old: [UInt16], to new: [UInt16]) {
    guard old != new else { return }
    var start = zip(old, new).prefix { $0 == $1 }.count
    var tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let boundaries = Self.boundaries(of: new, analyzer)
    while !boundaries.contains(start) { start -= 1 }
    while !boundaries.contains(new.count - tail) { tail -= 1 }
    // No half of a surrogate pair on either side of the old text: a boundary of the new one can be none of the old.
    inverse.append((start..<new.count - tail, String(decoding: old[start..<old.count - tail], as: UTF16.self)))
  }

  /// Every place where a cluster begins, and the end: from the whole text, not from the surroundings of a place.
  static func boundaries(of units: [UInt16], _ analyzer: UnicodeAnalyzer) -> Set<Int> {
    let clusters = units.withUnsafeBufferPointer { analyzer.graphemeClusters(of: $0) }
    return Set(clusters.map(\.lowerBound) + [units.count])
  }
}
