import CoreGraphics
import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import UIFoundation

/// A shaped text with the context in which it is laid out. Lines, frames, typesetters and
/// framesetters share it.
final class SetText {
  let attributed: NSAttributedString
  let text: AttributedText
  let context: RenderContext
  let shaped: ShapedText

  init(_ attributed: NSAttributedString) {
    self.attributed = attributed
    (context, text, shaped) = EngineLock.withLock {
      let context = renderContext()
      let text = attributed.withColors.withRoomOfRunDelegates.attributedText(defaultFont: UIFont(context.textViewFont))
      let shaped = shape(text, defaultFont: context.textViewFont, locale: context.locale, with: context.typesetter)
      return (context, text, shaped)
    }
  }

  /// Returns the layout of the text in a container.
  func layOut(in container: TextContainer) -> TextLayout {
    EngineLock.withLock {
      GalleyText.layOut(shaped, in: container, options: SetText.options, with: context.typesetter)
    }
  }

  /// The layout options for Core Text's rules: every font in a line contributes to its height,
  /// including the line gap.
  static var options: LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: true)
    return options
  }

  /// Returns a part of the text as a single line of any length.
  func line(_ range: Range<Int>, truncation: LineTruncation? = nil) -> CTLine {
    var part = text.slice(range)
    // A single line has no indents and no alignment, and a separator at its end is not shown.
    while let last = part.utf16.last, last == 0x0A || last == 0x0D || last == 0x2028 || last == 0x2029 {
      part = part.slice(0..<part.count - 1)
    }
    part.updateAttributes { attributes in
      let direction = attributes.paragraphStyle?.baseWritingDirection ?? .natural
      attributes.paragraphStyle = ParagraphStyle { $0.baseWritingDirection = direction }
    }
    return EngineLock.withLock {
      let shaped = shape(
        part, defaultFont: context.textViewFont, locale: context.locale, with: context.typesetter)
      var options = SetText.options
      var size = Size(width: Double.infinity, height: .infinity)
      if let truncation {
        size.width = truncation.width
        options.lineBreakMode = truncation.mode
        options.truncationToken = truncation.token
      }
      let container = TextContainer(size: size, maximumNumberOfLines: 1)
      let layout = GalleyText.layOut(shaped, in: container, options: options, with: context.typesetter)
      return CTLine(layout, 0, of: self, start: range.lowerBound, range: NSRange(range))
    }
  }
}

/// The truncation of a line that is too long.
struct LineTruncation {
  var width: Double
  var mode: LineBreakMode
  var token: AttributedText?
}
