import Foundation

extension NSMutableAttributedString {
  /// Makes attributes consistent. A paragraph gets the style of its first character, and
  /// attachments are removed from all characters but U+FFFC. Fonts are not changed, since fallback
  /// fonts are found during layout.
  package final func makeAttributesConsistent(in range: NSRange) {
    guard length > 0, range.location <= length else { return }
    let bounded = NSIntersectionRange(range, NSRange(location: 0, length: length))
    for row in AttributeRow.rows where row.scope == .paragraph {
      fixParagraphs(in: (string as NSString).paragraphRange(for: bounded), row.key)
    }
    fixAttachments(in: bounded)
  }

  /// Gives every character of a paragraph the value of the paragraph's first character.
  private func fixParagraphs(in range: NSRange, _ key: NSAttributedString.Key) {
    let text = string as NSString
    var start = range.location
    while start < NSMaxRange(range) {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      let first = attribute(key, at: paragraph.location, effectiveRange: nil)
      var isMixed = false
      enumerateAttribute(key, in: paragraph) { value, _, stop in
        guard !isSame(value, first) else { return }
        isMixed = true
        stop.pointee = true
      }
      if isMixed {
        if let first {
          addAttribute(key, value: first, range: paragraph)
        } else {
          removeAttribute(key, range: paragraph)
        }
      }
      start = max(NSMaxRange(paragraph), start + 1)
    }
  }

  private func fixAttachments(in range: NSRange) {
    var stray: [NSRange] = []
    let text = string as NSString
    enumerateAttribute(.attachment, in: range) { value, run, _ in
      guard value != nil else { return }
      for offset in run.location..<NSMaxRange(run) where text.character(at: offset) != BasicTextAttachment.character {
        stray.append(NSRange(location: offset, length: 1))
      }
    }
    for range in stray { removeAttribute(.attachment, range: range) }
  }
}
