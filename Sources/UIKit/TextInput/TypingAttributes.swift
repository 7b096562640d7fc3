import Foundation
import GalleyText
import GalleyViews
import UIFoundation

/// The attributes of text typed into a text that the engine edits, in Foundation's terms (rule: typing-attributes).
struct TypingAttributes {
  typealias Values = [NSAttributedString.Key: Any]

  /// The attributes that were set, or those of deleted text; nil for those of the text.
  private(set) var own: Values?
  /// The selection to which they belong.
  private var selection = 0..<0

  /// Sets attributes that apply until the selection changes; nil for those of the text.
  mutating func set(_ values: Values?, at selection: Range<Int>) {
    own = values
    self.selection = selection
  }

  /// Follows the engine's selection, whose change resets the attributes.
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

  /// Copies a change of the engine into the original text. The inserted characters have the typing attributes, unless
  /// they have their own, from a paste or an undo.
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
    // An empty text keeps the attributes for typed text.
    if text.length == 0 { own = values }
  }

  /// Returns a text of the engine with its attributes. Text that came from here gets exactly its original attributes.
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
