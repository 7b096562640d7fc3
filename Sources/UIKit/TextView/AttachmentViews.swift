import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The providers of the views that display attachments in a text view.
struct AttachmentViews {
  /// A provider, the offset of its attachment and the view's size as it was last placed.
  struct Entry {
    let provider: NSTextAttachmentViewProvider
    let attachment: NSTextAttachment
    var offset: Int
    var placedSize: CGSize?
  }

  var entries: [Entry] = []

  /// Returns the index of the provider for the attachment at an offset. If the provider's old offset
  /// has a different attachment in the text now, the provider moves to the new offset.
  mutating func index(of attachment: NSTextAttachment, at offset: Int, in text: NSAttributedString) -> Int? {
    if let same = entries.firstIndex(where: { $0.offset == offset && $0.attachment === attachment }) { return same }
    let moved = entries.firstIndex {
      $0.attachment === attachment && text.textAttachment(at: $0.offset) !== attachment
    }
    if let moved {
      entries[moved].offset = offset
      entries[moved].provider.location = NSTextRange(NSRange(location: offset, length: 0)).location
    }
    return moved
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
    let location = NSTextRange(NSRange(location: offset, length: 0)).location
    let provider: NSTextAttachmentViewProvider
    if let index = attachmentViews.index(of: attachment, at: offset, in: textStorage) {
      provider = attachmentViews.entries[index].provider
    } else {
      guard let new = attachment.viewProvider(for: self, location: location, textContainer: textContainer) else {
        return nil
      }
      provider = new
      attachmentViews.entries.append(AttachmentViews.Entry(provider: new, attachment: attachment, offset: offset))
      _ = provider.view
    }
    guard provider.tracksTextAttachmentViewBounds else {
      return attachment.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer, proposedLineFragment: line, position: .zero)
    }
    return provider.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: line, position: .zero)
  }

  /// Moves the views of attachments to the attachments' rectangles, and removes the views of
  /// attachments that are no longer in the text.
  final func placeAttachmentViews() {
    guard !attachmentViews.entries.isEmpty else { return }
    let isResized = attachmentViews.entries.contains { entry in
      guard entry.provider.tracksTextAttachmentViewBounds, let size = entry.placedSize else { return false }
      return size != entry.provider.view?.bounds.size
    }
    if isResized { takeWholeStorage(keepsSelection: true) }
    var placed: [AttachmentViews.Entry] = []
    let whole = NSRange(location: 0, length: textStorage.length)
    textStorage.enumerateAttribute(.attachment, in: whole) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      for offset in range.location..<NSMaxRange(range) {
        guard let index = attachmentViews.index(of: attachment, at: offset, in: textStorage) else { continue }
        var entry = attachmentViews.entries.remove(at: index)
        if let view = entry.provider.view, let frame = engineView.attachmentFrame(at: offset) {
          if view.superview !== self { addSubview(view) }
          view.frame = CGRect(frame)
          entry.placedSize = view.bounds.size
        }
        placed.append(entry)
      }
    }
    removeAttachmentViews()
    attachmentViews.entries = placed
  }

  /// Removes all views of attachments with their providers.
  final func removeAttachmentViews() {
    for entry in attachmentViews.entries where entry.provider.view?.superview === self {
      entry.provider.view?.removeFromSuperview()
    }
    attachmentViews.entries = []
  }

  /// Requests the sizes of attachments again after the width of the lines has changed.
  final func resizeAttachments() {
    let whole = NSRange(location: 0, length: textStorage.length)
    guard !sync.isBusy, whole.length > 0, textStorage.containsAttachments(in: whole) else { return }
    takeWholeStorage(keepsSelection: true)
  }
}
