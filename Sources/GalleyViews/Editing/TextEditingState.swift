public import GalleyText
public import GalleyUnicode

/// A text that is being edited, as a value: the characters, the selection, and the text that an input method has not
/// committed yet.
///
/// Every operation leaves everything valid: the ranges lie inside of the text and begin and end where grapheme clusters
/// do, so nothing ever splits one. Where clusters end is asked of a `UnicodeAnalyzer`; those of views are their
/// typesetter's. All offsets count UTF-16 code units. Questions to delegates and reports are the business of
/// `TextInput`. An operation costs what it changes and the memory that moves, not the length of the text. UIKit
/// counterpart: what UITextInput's properties together stand for.
public struct TextEditingState: Sendable {
  /// The text, the marked part included, as on UIKit (rule: marked-text).
  public internal(set) var text: AttributedText
  /// The selection; an empty range is the insertion point. UIKit counterpart: `selectedTextRange`.
  public internal(set) var selectedRange: Range<Int>
  /// The character that the insertion point belongs to where lines or directions meet. UIKit counterpart:
  /// `selectionAffinity`.
  public internal(set) var affinity = TextAffinity.downstream
  /// The range of the text that an input method is still composing; nil if there is none. Never empty.
  /// UIKit counterpart: `markedTextRange`.
  public internal(set) var markedRange: Range<Int>?
  /// The attributes of the next typed characters: until they are set, like the character before the insertion point, or
  /// the first selected one. Any move of the selection resets it, as on UIKit (rule: typing-attributes).
  public var typingAttributes: TextAttributes

  /// The range of the input method's own text. It differs from `markedRange` only if its first or last character joins
  /// one outside to a cluster: that one is then marked too, but is not replaced with the next marked text.
  var composition: Range<Int>?
  /// The range that was inserted last, marked or not. A limit of the length cuts there first.
  private(set) var insertion = 0..<0
  /// All that was replaced since `takeReplacement()`.
  private(set) var replacement: TextReplacement?
  /// The edit since `record(_:)`; nil if nothing was replaced.
  private var edit: ReversibleEdit?
  private var recordsEdit = false

  /// A text with the insertion point at its end.
  public init(_ text: AttributedText = AttributedText("")) {
    self.text = text
    selectedRange = text.count..<text.count
    typingAttributes = text.typingAttributes(at: selectedRange)
  }

  /// The characters. Takes time with the length of the text.
  public var string: String { text.string }
  /// Length of the text.
  public var count: Int { text.count }
  /// True if nothing is selected, so that there is an insertion point.
  public var isCaret: Bool { selectedRange.isEmpty }

  /// Another text. The insertion point goes to its end, composition is over.
  public mutating func setText(_ text: AttributedText) {
    keep(0..<count, replacedBy: text)
    note(TextReplacement(0..<count, count: text.count))
    insertion = 0..<text.count
    self.text = text
    composition = nil
    markedRange = nil
    moveSelection(to: count..<count, affinity: .downstream)
  }

  /// Selects `range`; an empty one places the insertion point. Ends beyond the text become its end, a range that begins
  /// or ends inside a cluster takes all of it, and an insertion point inside one goes to its beginning. A selection
  /// that is not inside the marked text ends composition; the text stays as it is.
  public mutating func select(
    _ range: Range<Int>, affinity: TextAffinity = .downstream, using analyzer: UnicodeAnalyzer
  ) {
    let range = clusterRange(range, using: analyzer)
    if let markedRange, range.lowerBound < markedRange.lowerBound || range.upperBound > markedRange.upperBound {
      unmarkText()
    }
    moveSelection(to: range, affinity: affinity)
  }

  /// Replaces `range`, made as large as the clusters in it, by characters in the typing attributes; the insertion point
  /// goes behind them, or behind the cluster that the last one is part of. Composition is over.
  public mutating func replace(_ range: Range<Int>, with replacement: String, using analyzer: UnicodeAnalyzer) {
    replace(range, with: AttributedText(replacement, attributes: typingAttributes), using: analyzer)
  }

  /// The same with characters that have attributes of their own.
  public mutating func replace(_ range: Range<Int>, with replacement: AttributedText, using analyzer: UnicodeAnalyzer) {
    let range = clusterRange(range, using: analyzer)
    replaceCharacters(in: range, with: replacement)
    composition = nil
    markedRange = nil
    let end = clusterBoundary(atOrAfter: range.lowerBound + replacement.count, using: analyzer)
    moveSelection(to: end..<end, affinity: .downstream)
  }

  /// Changes the attributes of `range`, which is clamped. The selection stays, and the typing attributes follow it.
  public mutating func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let range = range.clamped(to: 0..<count)
    text.updateAttributes(in: range, change)
    note(TextReplacement(range, count: range.count))
    typingAttributes = text.typingAttributes(at: selectedRange)
  }

  /// Returns all replacements since the last call as one, and forgets them; nil if there were none. The layout of the
  /// text goes on from there; attributes that changed count as replaced.
  public mutating func takeReplacement() -> TextReplacement? {
    defer { replacement = nil }
    return replacement
  }

  /// Makes a change, and keeps what it replaces until `takeEdit()`, with what is replaced meanwhile.
  mutating func record(_ change: (inout TextEditingState) -> Void) {
    recordsEdit = true
    change(&self)
  }

  /// Returns all that was replaced since `record(_:)`, as one edit, and forgets it; nil if nothing was.
  mutating func takeEdit() -> ReversibleEdit? {
    defer {
      edit = nil
      recordsEdit = false
    }
    return edit
  }

  /// Replaces characters and nothing else.
  mutating func replaceCharacters(in range: Range<Int>, with replacement: AttributedText) {
    keep(range, replacedBy: replacement)
    note(TextReplacement(range, count: replacement.count))
    insertion = range.lowerBound..<range.lowerBound + replacement.count
    text.replace(range, with: replacement)
  }

  mutating func moveSelection(to range: Range<Int>, affinity: TextAffinity) {
    selectedRange = range
    self.affinity = affinity
    typingAttributes = text.typingAttributes(at: range)
  }

  private mutating func keep(_ range: Range<Int>, replacedBy replacement: AttributedText) {
    guard recordsEdit else { return }
    if edit == nil {
      edit = ReversibleEdit(start: range.lowerBound, old: text.slice(range), new: replacement)
    } else {
      edit?.follow(by: replacement, in: range, of: text)
    }
  }

  private mutating func note(_ next: TextReplacement) { replacement = replacement?.followed(by: next) ?? next }
}

extension TextEditingState: Hashable {
  /// Returns true if two states are the same to a user. Pending replacements and the last insertion do not count.
  public static func == (left: TextEditingState, right: TextEditingState) -> Bool {
    left.selectedRange == right.selectedRange && left.affinity == right.affinity
      && left.markedRange == right.markedRange && left.composition == right.composition
      && left.typingAttributes == right.typingAttributes && left.text == right.text
  }

  /// Hashes what makes states equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selectedRange)
    hasher.combine(affinity)
    hasher.combine(markedRange)
    hasher.combine(composition)
    hasher.combine(typingAttributes)
    hasher.combine(text)
  }
}

extension AttributedText {
  /// The attributes of text typed over `range`: those of the first character in it, or of the one before an insertion
  /// point; at the beginning of the text the one after it. An attachment is not typed again.
  func typingAttributes(at range: Range<Int>) -> TextAttributes {
    var attributes = attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
    attributes.attachment = nil
    return attributes
  }
}
