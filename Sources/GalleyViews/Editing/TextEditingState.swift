public import GalleyText
public import GalleyUnicode

/// The state of a text that is edited: its characters, the selection, and the text that an input
/// method has not committed yet.
///
/// Every operation keeps the state valid: ranges lie inside the text, and begin and end at the boundaries of grapheme
/// clusters, so a cluster is never split. A `UnicodeAnalyzer` finds the boundaries; views use their typesetter's. All
/// offsets count UTF-16 code units. Asking and informing delegates is the task of `TextInput`. An operation takes time
/// in proportion to its change and the memory that moves, not to the length of the text. UIKit counterpart: the state
/// behind UITextInput's properties.
public struct TextEditingState: Sendable {
  /// The text, including the marked part, as in UIKit (rule: marked-text).
  public internal(set) var text: AttributedText
  /// The selection. An empty range is the insertion point. UIKit counterpart: `selectedTextRange`.
  public internal(set) var selectedRange: Range<Int>
  /// The neighbouring character to which the insertion point belongs, where two lines or text
  /// directions meet.
  ///
  /// UIKit counterpart: `selectionAffinity`.
  public internal(set) var affinity = TextAffinity.downstream
  /// The range of the text that an input method is still composing; nil without composition.
  ///
  /// Never empty. UIKit counterpart: `markedTextRange`.
  public internal(set) var markedRange: Range<Int>?
  /// The attributes of the characters that are typed next.
  ///
  /// Unless set, they are those of the character before the insertion point, or of the first selected one. Any move of
  /// the selection resets them, as in UIKit (rule: typing-attributes).
  public var typingAttributes: TextAttributes

  /// The range that the input method itself inserted, before it is widened to whole clusters; nil
  /// without composition.
  ///
  /// It differs from `markedRange` only if its first or last character forms a cluster with one outside: that one is
  /// then marked too, but the next marked text does not replace it.
  var composition: Range<Int>?
  /// The range that was inserted last, marked or not. A length limit cuts this text first.
  private(set) var insertion = 0..<0
  /// All replacements since the last call of `takeReplacement()`, joined; nil if there were none.
  private(set) var replacement: TextReplacement?
  /// All replacements since the last call of `record(_:)`, as an edit; nil if there were none.
  private var edit: ReversibleEdit?
  private var recordsEdit = false

  /// Creates a state with the insertion point at the end of the text.
  public init(_ text: AttributedText = AttributedText("")) {
    self.text = text
    selectedRange = text.count..<text.count
    typingAttributes = text.typingAttributes(at: selectedRange)
  }

  /// The text as a string. The time that it takes is proportional to the length.
  public var string: String { text.string }
  /// The length of the text in UTF-16 units.
  public var count: Int { text.count }
  /// True if no text is selected, so that the selection is an insertion point.
  public var isCaret: Bool { selectedRange.isEmpty }

  /// Replaces the whole text, moves the insertion point to its end and ends composition.
  public mutating func setText(_ text: AttributedText) {
    keep(0..<count, replacedBy: text)
    note(TextReplacement(0..<count, count: text.count))
    insertion = 0..<text.count
    self.text = text
    composition = nil
    markedRange = nil
    moveSelection(to: count..<count, affinity: .downstream)
  }

  /// Selects `range`. An empty range moves the insertion point.
  ///
  /// Ends beyond the text are clamped. A range is widened to whole clusters; an insertion point inside a cluster moves
  /// to its beginning. A selection that is not inside the marked text ends composition, which keeps the text.
  public mutating func select(
    _ range: Range<Int>, affinity: TextAffinity = .downstream, using analyzer: UnicodeAnalyzer
  ) {
    let range = clusterRange(range, using: analyzer)
    if let markedRange, range.lowerBound < markedRange.lowerBound || range.upperBound > markedRange.upperBound {
      unmarkText()
    }
    moveSelection(to: range, affinity: affinity)
  }

  /// Replaces `range`, widened to whole clusters, with characters that have the typing attributes.
  /// Ends composition.
  ///
  /// The insertion point moves after them, or after the cluster that contains the last one.
  public mutating func replace(_ range: Range<Int>, with replacement: String, using analyzer: UnicodeAnalyzer) {
    replace(range, with: AttributedText(replacement, attributes: typingAttributes), using: analyzer)
  }

  /// Replaces `range`, widened to whole clusters, with characters that have their own attributes.
  /// Ends composition.
  public mutating func replace(_ range: Range<Int>, with replacement: AttributedText, using analyzer: UnicodeAnalyzer) {
    let range = clusterRange(range, using: analyzer)
    replaceCharacters(in: range, with: replacement)
    composition = nil
    markedRange = nil
    let end = clusterBoundary(atOrAfter: range.lowerBound + replacement.count, using: analyzer)
    moveSelection(to: end..<end, affinity: .downstream)
  }

  /// Changes the attributes of the characters in `range`, which is clamped to the text.
  ///
  /// The selection stays, and the typing attributes are updated to it.
  public mutating func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let range = range.clamped(to: 0..<count)
    text.updateAttributes(in: range, change)
    note(TextReplacement(range, count: range.count))
    typingAttributes = text.typingAttributes(at: selectedRange)
  }

  /// Returns all replacements since the last call, joined, and clears them; nil if there were none.
  ///
  /// The layout of the text is updated with it; changed attributes count as replaced text.
  public mutating func takeReplacement() -> TextReplacement? {
    defer { replacement = nil }
    return replacement
  }

  /// Applies a change, and records its replacements for `takeEdit()`.
  mutating func record(_ change: (inout TextEditingState) -> Void) {
    recordsEdit = true
    change(&self)
  }

  /// Returns all replacements since `record(_:)` as one edit, and clears them; nil if there were
  /// none.
  mutating func takeEdit() -> ReversibleEdit? {
    defer {
      edit = nil
      recordsEdit = false
    }
    return edit
  }

  /// Replaces characters, without changing selection, composition or typing attributes.
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
  /// Returns true if two states are the same for a user. Pending replacements and the last
  /// insertion are ignored.
  public static func == (left: TextEditingState, right: TextEditingState) -> Bool {
    left.selectedRange == right.selectedRange && left.affinity == right.affinity
      && left.markedRange == right.markedRange && left.composition == right.composition
      && left.typingAttributes == right.typingAttributes && left.text == right.text
  }

  /// Hashes the values that equality compares.
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
  /// Returns the attributes of text that is typed over `range`: the attributes of the range's first
  /// character, or of the character before an insertion point. At the beginning of the text, the
  /// first character's attributes are used.
  ///
  /// Attachments are not repeated.
  func typingAttributes(at range: Range<Int>) -> TextAttributes {
    var attributes = attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
    attributes.attachment = nil
    return attributes
  }
}
