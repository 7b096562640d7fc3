package import GalleyText
package import GalleyViews
package import UIKit

/// A view whose text is edited at random.
@MainActor package protocol EditedView: UIView, UITextInput {
  /// The engine's view.
  var engine: any TextInput { get }
  /// The text, the attributed text, and what keeps both.
  var texts: (plain: String, attributed: NSAttributedString, kept: NSAttributedString) { get }
  /// The kept text in the engine's terms.
  var translated: AttributedText { get }
  /// Makes one of the edits that only this kind of view has. Returns what went wrong with it.
  func makeOwnEdit(_ number: Int, by edits: RandomEdits) -> String?
}

/// Edits of a field or text view at random, with UIKit's names. After each one its text, its attributed text, what keeps
/// both, the engine's copy and the layout have to agree.
@MainActor package final class RandomEdits {
  /// Returns a number from 0 up to another, which is above 0.
  package typealias Choose = (Int) -> Int

  let choose: Choose
  private let input: any EditedView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var step = 0

  /// Edits of a view, which mostly has the focus.
  package init(of view: any EditedView, choosing choose: @escaping Choose) {
    (input, self.choose) = (view, choose)
    window.isHidden = false
    window.addSubview(view)
    if choose(4) > 0 { view.becomeFirstResponder() }
  }

  /// Makes an edit and returns what disagrees after it; nil if nothing does.
  package func make() -> String? {
    step += 1
    let number = choose(20)
    var fault: String?
    switch number {
    case 0...4: input.insertText(piece)
    case 5, 6: input.deleteBackward()
    case 7, 8: input.selectedTextRange = textRange(range)
    case 9: input.setMarkedText(piece, selectedRange: NSRange(location: choose(4), length: choose(3)))
    case 10: input.unmarkText()
    case 11: if let range = textRange(range) { input.replace(range, withText: piece) }
    case 12: input.engine.undoManager?.undo()
    case 13: input.engine.undoManager?.redo()
    default: fault = input.makeOwnEdit(number - 14, by: self)
    }
    return (fault ?? disagreement()).map { "edit \(number): \($0)" }
  }

  /// Units, clusters and scripts that join what stands beside them.
  private static let pieces = [
    "a", " ", "b c", "\n", "\r\n", "\r", "\t", "😀", "😂", "👩‍👩‍👧", "🇩🇪", "🇩", "\u{301}", "\u{200D}", "\u{FE0F}",
    "🏽", "שלום", "ש", "لا", "क्षि", "् ", "한", "\u{1161}", "ﬁ", "", "😁😁", "𝔸", "\u{600}",
  ]
  var piece: String { Self.pieces[choose(Self.pieces.count)] }

  /// A range of code units, which may begin or end anywhere.
  var range: NSRange {
    let count = input.texts.kept.length
    let start = choose(count + 1)
    return NSRange(location: start, length: choose(min(6, count - start) + 1))
  }

  /// Attributes, by one of which it is known to what edit they belong.
  var attributes: [NSAttributedString.Key: Any] {
    let colors = [UIColor.red, .blue, .label]
    return [.foregroundColor: colors[choose(3)], .init("edit"): step, .kern: choose(3)]
  }

  private func textRange(_ range: NSRange) -> UITextRange? {
    let start = input.position(from: input.beginningOfDocument, offset: range.location) ?? input.beginningOfDocument
    let end = input.position(from: start, offset: range.length) ?? start
    return input.textRange(from: start, to: end)
  }

  // MARK: Agreement

  private func disagreement() -> String? {
    let (plain, attributed, kept) = input.texts
    let state = input.engine.editing
    if plain != kept.string { return "the text is \(plain.debugDescription), kept is \(kept.string.debugDescription)" }
    if attributed.string != plain { return "the attributed text is \(attributed.string.debugDescription)" }
    if kept.length != plain.utf16.count { return "the text has \(kept.length) code units, not \(plain.utf16.count)" }
    if state.text.utf16 != kept.codeUnits { return "the engine's text is \(state.string.debugDescription)" }
    for offset in 0..<kept.length {
      let key = NSAttributedString.Key("edit")
      let both = [attributed, kept].map { $0.attribute(key, at: offset, effectiveRange: nil) as? Int }
      if both[0] != both[1] { return "an attribute at \(offset) is \(both[0] ?? 0), not \(both[1] ?? 0)" }
    }
    if state.text != input.translated, state.count > 0 { return "the engine's attributes are others" }
    for range in [state.selectedRange, state.markedRange ?? 0..<0] where range.upperBound > state.count {
      return "the range \(range) lies outside of \(state.count) code units"
    }
    return input.engine.placement.flatMap { layoutFault($0.layout) }
  }

  private func layoutFault(_ layout: TextLayout) -> String? {
    let context = input.engine.context
    let shaped = shape(
      layout.shaped.text, defaultFont: layout.shaped.defaultFont, locale: context.locale, with: context.typesetter)
    let fresh = layOut(shaped, in: layout.containers, options: layout.options, with: context.typesetter)
    return fresh == layout ? nil : "a fresh layout differs for \(layout.shaped.text.string.debugDescription)"
  }
}
