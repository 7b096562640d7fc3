import CoreGraphics
package import Foundation
import GalleyFonts
package import GalleyText
import GalleyViews
import UIFoundation

extension UITextView {
  /// Returns a text container with its text storage and layout manager. Missing parts are created.
  static func textStack(
    around given: NSTextContainer?
  ) -> (NSTextContainer, (storage: NSTextStorage, manager: NSLayoutManager)) {
    let container = given ?? NSTextContainer(size: CGSize(width: 0, height: 10_000_000))
    container.widthTracksTextView = true
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (container, (storage, manager))
  }

  // MARK: From the storage to the engine

  /// Passes the storage's whole text, resolved with the current traits, to the engine's view.
  final func takeWholeStorage(keepsSelection: Bool = false) {
    let wasBusy = sync.isBusy
    sync.isBusy = true
    defer { sync.isBusy = wasBusy }
    engineView.adopt(
      font: (style.font ?? UIFont(engineView.context.textViewFont)).engine(in: traits, adjusts: adjustsFonts),
      textColor: (style.textColor ?? .label).color(for: traits), textAlignment: style.textAlignment.alignment)
    let text = engineText(of: textWithDetectedLinks)
    if keepsSelection {
      engineView.adopt(text, in: 0..<engineView.editing.count)
    } else {
      engineView.adopt(text)
    }
    removeGoneAttachmentViews()
    refillTyping()
    refillLinks()
    setNeedsLayout()
  }

  /// Copies an edited range of the storage to the engine's view.
  final func noteStorage(_ storage: NSTextStorage) {
    let range = storage.editedRange
    guard range.location != NSNotFound else { return }
    if sync.isBusy {
      sync.pendingRange = sync.pendingRange.map { NSUnionRange($0, range) } ?? range
      return
    }
    take(range, changeInLength: storage.changeInLength)
    if storage.editedMask.contains(.editedCharacters) { invalidateIntrinsicContentSize() }
  }

  private func take(_ range: NSRange, changeInLength delta: Int) {
    let count = engineView.editing.count
    let old = range.location..<range.location + max(0, range.length - delta)
    guard !detectsData, old.upperBound <= count, count + delta == textStorage.length else {
      return takeWholeStorage(keepsSelection: true)
    }
    let wasBusy = sync.isBusy
    sync.isBusy = true
    defer { sync.isBusy = wasBusy }
    engineView.adopt(engineText(of: textStorage.attributedSubstring(from: range), at: range.location), in: old)
    refillTyping()
    setNeedsLayout()
  }

  /// Passes the typing attributes to the engine's view, unless they are the attributes of the
  /// surrounding text.
  private func refillTyping() {
    guard textStorage.length == 0 || sync.typing.own != nil else { return }
    engineView.adopt(typingAttributes: engineAttributes(typingAttributes))
  }

  /// Returns a text as the engine's type, resolved with the current traits. `start` is the text's
  /// offset in the storage.
  package final func engineText(of text: NSAttributedString, at start: Int = 0) -> AttributedText {
    let inset = textContainerInset
    return text.attributedText(
      traits: traits, adjustsFonts: adjustsFonts, drawsListMarkers: true, keepsOriginals: true, defaultFont: font,
      container: textContainer, lineWidth: max(0, bounds.width - inset.left - inset.right), start: start)
  }

  private var adjustsFonts: Bool { adjustsFontForContentSizeCategory }

  final func engineAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    engineText(of: NSAttributedString(string: " ", attributes: attributes)).attributes(at: 0)
  }

  // MARK: From the engine to the storage

  /// Copies a change of the engine's view to this view: the typed characters to the storage or,
  /// without a replacement, the new selection.
  final func noteEngineText(_ replacement: TextReplacement?) {
    let editing = engineView.editing
    guard !sync.isBusy, let replacement else { return sync.typing.follow(editing.selectedRange) }
    sync.isBusy = true
    sync.pendingRange = nil
    var typing = sync.typing
    typing.take(replacement, of: editing, into: textStorage, style: style.attributes) { engineText(of: $0) }
    sync.typing = typing
    sync.isBusy = false
    settleAfterEdit(replacement.new)
    invalidateIntrinsicContentSize()
  }

  /// Copies inserted text back to the engine, including the changes that the storage made to it.
  private func settleAfterEdit(_ inserted: Range<Int>) {
    let range = sync.pendingRange ?? NSRange(inserted)
    sync.pendingRange = nil
    // Texts of equal length differ only in the processed range, since it contains every change of a storage.
    guard textStorage.length == engineView.editing.count else { return takeWholeStorage(keepsSelection: true) }
    let changed = NSUnionRange(range, NSRange(inserted))
    let limited = NSIntersectionRange(changed, NSRange(location: 0, length: textStorage.length))
    if limited.length > 0 { take(limited, changeInLength: 0) }
  }
}

extension UIFont {
  /// Returns the engine's font. If `adjusts` is true, its size is adapted to the traits.
  func engine(in traits: UITraitCollection, adjusts: Bool) -> Font { (adjusts ? adjusted(for: traits) : self).font }
}
