import CoreGraphics
import Foundation
import GalleyBase
import GalleyText
import GalleyViews

extension NSLayoutManager {
  /// Returns the text to lay out. It contains the delegate's glyphs and the attachments in their
  /// own sizes.
  func sourceText(in context: RenderContext) -> AttributedText {
    guard let textStorage else { return AttributedText("") }
    var text = textStorage.attributedText(
      drawsListMarkers: true, defaultFont: UIFont(context.textViewFont), container: textContainers.first,
      lineWidth: textContainers.first.map { $0.size.width - 2 * $0.lineFragmentPadding } ?? 0)
    state.units = text.utf16
    hideUnshown(in: &text)
    hyphenate(&text)
    sizeAttachments(of: &text, in: textStorage)
    if isCustomized { generateGlyphs(of: &text, in: context) } else { state.properties = [:] }
    return text
  }

  /// Makes hidden glyphs transparent. They keep their space.
  private func hideUnshown(in text: inout AttributedText) {
    for index in state.notShown where index < text.count {
      text.updateAttributes(in: index..<index + 1) { $0.foregroundColor = .clear }
    }
  }

  private func hyphenate(_ text: inout AttributedText) {
    guard hyphenationFactor > 0 || usesDefaultHyphenation else { return }
    text.updateAttributes { attributes in
      var style = attributes.paragraphStyle ?? ParagraphStyle()
      guard style.hyphenationFactor == 0, !style.usesDefaultHyphenation else { return }
      style.hyphenationFactor = Double(hyphenationFactor)
      style.usesDefaultHyphenation = usesDefaultHyphenation
      attributes.paragraphStyle = style
    }
  }

  /// Sets the sizes of attachments. The pictures of subclasses are left out: they are requested at
  /// drawing time, since they may have changed by then.
  private func sizeAttachments(of text: inout AttributedText, in storage: NSTextStorage) {
    for (index, attachment) in attachments(in: NSRange(location: 0, length: storage.length)) {
      let isAsked = !attachment.isStandard
      let size = state.attachmentSizes[index]
      guard isAsked || size != nil else { continue }
      text.updateAttributes(in: index..<index + 1) { attributes in
        if let size { attributes.attachment?.bounds.size = Size(size) }
        if isAsked { attributes.attachment?.contents = [] }
      }
    }
  }

  /// Returns the attachments in a range with their indices.
  func attachments(in range: NSRange) -> [(index: Int, attachment: BasicTextAttachment)] {
    guard let textStorage, textStorage.length > 0 else { return [] }
    var found: [(Int, BasicTextAttachment)] = []
    let string = textStorage.string as NSString
    textStorage.enumerateAttribute(.attachment, in: range, options: []) { value, run, _ in
      guard let attachment = value as? BasicTextAttachment else { return }
      for index in run.location..<NSMaxRange(run) where string.character(at: index) == TextAttachment.character {
        found.append((index, attachment))
      }
    }
    return found
  }
}
