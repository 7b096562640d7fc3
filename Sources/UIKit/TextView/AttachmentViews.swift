import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The providers of the views that display attachments in a text view.
struct AttachmentViews {
  /// A provider, the offset of its attachment and the view as it was last placed.
  struct Entry {
    let provider: NSTextAttachmentViewProvider
    let attachment: NSTextAttachment
    var offset: Int
    var placedView: UIView?
    var placedSize: CGSize?
  }

  /// The entries of each attachment: one for each place in the text.
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  var isEmpty: Bool { entries.isEmpty }
  var all: [Entry] { entries.values.flatMap { $0 } }

  mutating func add(_ entry: Entry) { entries[ObjectIdentifier(entry.attachment), default: []].append(entry) }

  /// Removes and returns the entry for the attachment at an offset; nil if there is none. If the
  /// entry's old offset has a different attachment in the text now, the entry moves to the new
  /// offset.
  mutating func take(_ attachment: NSTextAttachment, at offset: Int, in text: NSAttributedString) -> Entry? {
    let key = ObjectIdentifier(attachment)
    guard var list = entries[key] else { return nil }
    let same = list.firstIndex { $0.offset == offset }
    guard let index = same ?? list.firstIndex(where: { text.textAttachment(at: $0.offset) !== attachment }) else {
      return nil
    }
    var entry = list.remove(at: index)
    entries[key] = list.isEmpty ? nil : list
    if entry.offset != offset {
      entry.offset = offset
      entry.provider.location = NSTextRange(NSRange(location: offset, length: 0)).location
    }
    return entry
  }

  /// Removes and returns the entries of attachments that a text does not have.
  mutating func takeAll(except kept: Set<ObjectIdentifier>) -> [Entry] {
    let gone = entries.keys.filter { !kept.contains($0) }
    return gone.flatMap { entries.removeValue(forKey: $0) ?? [] }
  }
}

extension NSAttributedString {
  /// Returns the attachment that replaces the character at an offset; nil if there is none.
  func textAttachment(at offset: Int) -> NSTextAttachment? {
    guard offset < length, (string as NSString).character(at: offset) == NSTextAttachment.character else { return nil }
    return attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment
  }
}

extension UITextView {
  /// Returns the bounds of an attachment that is displayed by a view; nil for other attachments.
  /// Creates the view's provider if necessary.
  final func frameOfAttachmentView(
    _ attachment: BasicTextAttachment, _ attributes: [NSAttributedString.Key: Any], at offset: Int, line: CGRect
  ) -> CGRect? {
    guard let attachment = attachment as? NSTextAttachment, attachment.allowsTextAttachmentView,
      textLayoutManager != nil, textStorage.textAttachment(at: offset) === attachment
    else { return nil }
    guard let entry = attachmentViews.take(attachment, at: offset, in: textStorage) ?? newEntry(attachment, at: offset)
    else { return nil }
    attachmentViews.add(entry)
    let (provider, location) = (entry.provider, entry.provider.location)
    guard provider.tracksTextAttachmentViewBounds else {
      return attachment.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer, proposedLineFragment: line, position: .zero)
    }
    return provider.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: line, position: .zero)
  }

  /// Returns an entry with a new provider, whose view is loaded; nil if the attachment has none.
  private func newEntry(_ attachment: NSTextAttachment, at offset: Int) -> AttachmentViews.Entry? {
    let location = NSTextRange(NSRange(location: offset, length: 0)).location
    guard attachment.allowsTextAttachmentView, textLayoutManager != nil,
      let provider = attachment.viewProvider(for: self, location: location, textContainer: textContainer)
    else { return nil }
    _ = provider.view
    return AttachmentViews.Entry(provider: provider, attachment: attachment, offset: offset)
  }

  /// Moves the views of attachments to the attachments' rectangles, and removes the views of
  /// attachments that are no longer in the text or not in a line.
  final func placeAttachmentViews() {
    guard !attachmentViews.isEmpty else { return }
    let isResized = attachmentViews.all.contains { entry in
      guard entry.provider.tracksTextAttachmentViewBounds, let size = entry.placedSize else { return false }
      return size != entry.provider.view?.bounds.size
    }
    if isResized { takeWholeStorage(keepsSelection: true) }
    var placed: [AttachmentViews.Entry] = []
    let whole = NSRange(location: 0, length: textStorage.length)
    textStorage.enumerateAttribute(.attachment, in: whole) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      for offset in range.location..<NSMaxRange(range) where textStorage.textAttachment(at: offset) != nil {
        // The second of two equal attachments beside each other was not asked for its size.
        let known = attachmentViews.take(attachment, at: offset, in: textStorage)
        guard var entry = known ?? newEntry(attachment, at: offset) else { continue }
        place(&entry, in: engineView.attachmentFrame(at: offset).map { CGRect($0) })
        placed.append(entry)
      }
    }
    removeAttachmentViews()
    for entry in placed { attachmentViews.add(entry) }
  }

  private func place(_ entry: inout AttachmentViews.Entry, in frame: CGRect?) {
    let view = entry.provider.view
    if let old = entry.placedView, old !== view || frame == nil {
      if old.superview === self { old.removeFromSuperview() }
      (entry.placedView, entry.placedSize) = (nil, nil)
    }
    guard let view, let frame else { return }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
    (entry.placedView, entry.placedSize) = (view, view.bounds.size)
  }

  /// Removes all views of attachments with their providers, except those of the given attachments.
  final func removeAttachmentViews(except kept: Set<ObjectIdentifier> = []) {
    for entry in attachmentViews.takeAll(except: kept) where entry.placedView?.superview === self {
      entry.placedView?.removeFromSuperview()
    }
  }

  /// Removes the views and providers of attachments that are no longer in the text.
  final func removeGoneAttachmentViews() {
    guard !attachmentViews.isEmpty else { return }
    var kept: Set<ObjectIdentifier> = []
    textStorage.enumerateAttribute(.attachment, in: NSRange(location: 0, length: textStorage.length)) { value, _, _ in
      if let attachment = value as? NSTextAttachment { kept.insert(ObjectIdentifier(attachment)) }
    }
    removeAttachmentViews(except: kept)
  }

  /// Requests the sizes of attachments again after the width of the lines has changed.
  final func resizeAttachments() {
    let whole = NSRange(location: 0, length: textStorage.length)
    guard !sync.isBusy, whole.length > 0, textStorage.containsAttachments(in: whole) else { return }
    takeWholeStorage(keepsSelection: true)
  }
}
