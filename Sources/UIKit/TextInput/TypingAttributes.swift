import Foundation
import GalleyText
import GalleyViews
import UIFoundation

/// The attributes of what is typed next into a text that the engine edits, in Foundation's terms
/// (rule: typing-attributes).
struct TypingAttributes {
  typealias Values = [NSAttributedString.Key: Any]

  /// The attributes if they were set, or are those of text that is gone; nil for those of the text.
  private(set) var own: Values?
  /// The selection to which they belong.
  private var selection = 0..<0

  /// Takes over attributes that hold until the selection changes; nil for those of the text.
  mutating func set(_ values: Values?, at selection: Range<Int>) {
    own = values
    self.selection = selection
  }

  /// Follows the engine's selection, which ends what was set.
  mutating func follow(_ selection: Range<Int>) {
    if selection != self.selection { set(nil, at: selection) }
  }

  /// Returns the attributes; nil in an empty text for which none were set.
  func values(in text: NSAttributedString) -> Values? { own ?? Self.values(in: text, at: selection) }

  /// Returns the attributes of the character before a caret, or of the first selected one; nil in an empty text.
  static func values(in text: NSAttributedString, at range: Range<Int>) -> Values? {
    guard text.length > 0 else { return nil }
    let place = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    var values = text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    values[.attachment] = nil
    return values
  }

  /// Takes a change of the engine over into the text that it is a copy of. The inserted characters have the typing
  /// attributes, unless they came with attributes of their own: with a paste, or by taking an edit back.
  /// - Parameters:
  ///   - style: The attributes of text that names none.
  ///   - translate: The translation to the engine's attributes.
  mutating func take(
    _ replacement: TextReplacement, of editing: TextEditingState, into text: NSMutableAttributedString,
    style: Values = [:], _ translate: (NSAttributedString) -> AttributedText
  ) {
    let values = values(in: text) ?? style
    set(nil, at: editing.selectedRange)
    let new = editing.text.slice(replacement.new)
    var inserted = CodeUnitAttributedString(units: new.utf16, attributes: values)
    if new.count > 0, translate(inserted) != new { inserted = Self.translated(new, filling: style) }
    text.replaceCharacters(in: NSRange(replacement.old), with: inserted)
    // An empty text keeps the attributes for what is typed next.
    if text.length == 0 { own = values }
  }

  /// Returns a text of the engine with its attributes. What came from here has those that it had, and no others.
  private static func translated(_ new: AttributedText, filling style: Values) -> CodeUnitAttributedString {
    let translated = CodeUnitAttributedString(units: new.utf16)
    for run in new.runs where !run.range.isEmpty {
      let own = run.attributes.dictionary
      let values = run.attributes.original == nil ? style.merging(own) { _, own in own } : own
      translated.setAttributes(values, range: NSRange(run.range))
    }
    return translated
  }
}
