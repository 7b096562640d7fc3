import Foundation
import GalleyText
import GalleyViews
import UIFoundation

/// The attributes that typed characters get, in Foundation's types (rule: typing-attributes). The
/// text itself is edited by the engine.
struct TypingAttributes {
  typealias Values = [NSAttributedString.Key: Any]

  /// The attributes that were set, or the attributes of the deleted text. nil means that typed
  /// characters get the attributes of the surrounding text.
  private(set) var own: Values?
  /// The selection for which the attributes were set.
  private var selection = 0..<0

  /// Sets attributes that apply until the selection changes; nil for the attributes of the
  /// surrounding text.
  mutating func set(_ values: Values?, at selection: Range<Int>) {
    own = values
    self.selection = selection
  }

  /// Resets the attributes if the engine's selection has changed.
  mutating func follow(_ selection: Range<Int>) {
    if selection != self.selection { set(nil, at: selection) }
  }

  /// Returns the attributes that typed characters get; nil if the text is empty and no attributes
  /// were set.
  func values(in text: NSAttributedString) -> Values? { own ?? Self.values(in: text, at: selection) }

  /// Returns the attributes of the character before the caret, or of the first selected character;
  /// nil in an empty text.
  static func values(in text: NSAttributedString, at range: Range<Int>) -> Values? {
    guard text.length > 0 else { return nil }
    let place = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    var values = text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    values[.attachment] = nil
    return values
  }

  /// Copies a change of the engine's text to the original text. Inserted characters get the typing
  /// attributes, unless a paste or an undo supplies attributes.
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

  /// Returns a text of the engine with Foundation's attributes. Characters that had Foundation's
  /// attributes before get exactly these back; other characters get `style` and their own
  /// attributes.
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
