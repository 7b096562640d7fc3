package import GalleyText
package import GalleyViews
package import UIKit

extension UITextField: EditedView {
  package var engine: any TextInput { field }
  package var texts: (plain: String, attributed: NSAttributedString, kept: NSAttributedString) {
    (text ?? "", attributedText ?? NSAttributedString(string: ""), keptText)
  }
  package var translated: AttributedText { engineText(of: keptText) }

  package func makeOwnEdit(_ number: Int, by edits: RandomEdits) -> String? {
    switch number {
    case 0: typingAttributes = edits.attributes
    case 1: attributedText = NSAttributedString(string: edits.piece + edits.piece, attributes: edits.attributes)
    case 2: textColor = edits.choose(2) == 0 ? .green : nil
    case 3: isSecureTextEntry.toggle()
    case 4:
      selectAll(nil)
      copy(nil)
    default: paste(nil)
    }
    return nil
  }
}

extension UITextView: EditedView {
  package var engine: any TextInput { engineView }
  package var texts: (plain: String, attributed: NSAttributedString, kept: NSAttributedString) {
    (text, attributedText, textStorage)
  }
  package var translated: AttributedText { engineText(of: textStorage) }

  package func makeOwnEdit(_ number: Int, by edits: RandomEdits) -> String? {
    let storage = textStorage
    // What a subclass keeps is read as a `String`, which has no halves of pairs.
    let range = type(of: storage) == NSTextStorage.self ? edits.range : wholeScalars(edits.range)
    switch number {
    case 0: typingAttributes = edits.attributes
    case 1:
      let new = edits.piece
      return change(range, to: new) { storage.replaceCharacters(in: range, with: new) }
    case 2: return change(range, to: "") { storage.deleteCharacters(in: range) }
    case 3:
      let new = NSAttributedString(string: edits.piece, attributes: edits.attributes)
      return change(range, to: new.string) { storage.replaceCharacters(in: range, with: new) }
    case 4:
      storage.beginEditing()
      storage.setAttributes(edits.attributes, range: range)
      storage.mutableString.insert(edits.piece, at: range.location)
      storage.endEditing()
    default: textAlignment = edits.choose(2) == 0 ? .center : .natural
    }
    return nil
  }

  /// Returns a range widened to whole Unicode scalars.
  private func wholeScalars(_ range: NSRange) -> NSRange {
    let units = textStorage.codeUnits
    func isInside(_ offset: Int) -> Bool { offset < units.count && UTF16.isTrailSurrogate(units[offset]) }
    let start = range.location - (isInside(range.location) ? 1 : 0)
    let end = NSMaxRange(range) + (isInside(NSMaxRange(range)) ? 1 : 0)
    return NSRange(location: start, length: end - start)
  }

  /// Makes a change of the storage, and returns what it has in the place of the code units that it should have.
  private func change(_ range: NSRange, to new: String, _ change: () -> Void) -> String? {
    var units = textStorage.codeUnits
    units.replaceSubrange(range.location..<NSMaxRange(range), with: new.utf16)
    change()
    let found = textStorage.codeUnits
    return found == units ? nil : "it has \(found), not \(units)"
  }
}
