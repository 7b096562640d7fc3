import Foundation

extension NSMutableAttributedString {
  /// Makes attributes consistent: a paragraph has the style of its first character, and attachments stand on U+FFFC
  /// only. Fonts are left alone, since faces for characters that a font lacks are found when text is set.
  package final func makeAttributesConsistent(in range: NSRange) {
    guard length > 0, range.location <= length else { return }
    let bounded = NSIntersectionRange(range, NSRange(location: 0, length: length))
    fixParagraphStyles(in: (string as NSString).paragraphRange(for: bounded))
    fixAttachments(in: bounded)
  }

  private func fixParagraphStyles(in range: NSRange) {
    let text = string as NSString
    var start = range.location
    while start < NSMaxRange(range) {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      var isMixed = false
      enumerateAttribute(.paragraphStyle, in: paragraph) { value, _, stop in
        guard !isSame(value, style) else { return }
        isMixed = true
        stop.pointee = true
      }
      if isMixed {
        if let style {
          addAttribute(.paragraphStyle, value: style, range: paragraph)
        } else {
          removeAttribute(.paragraphStyle, range: paragraph)
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
      for offset in run.location..<NSMaxRange(run) where text.character(at: offset) != NSTextAttachment.character {
        stray.append(NSRange(location: offset, length: 1))
      }
    }
    for range in stray { removeAttribute(.attachment, range: range) }
  }
}
