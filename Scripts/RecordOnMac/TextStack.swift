import CoreText
import UIKit

/// A line as TextKit set it. Points, y down, in the coordinates of the view.
struct RecordedLine {
  /// UTF-16 offsets, without the separator at its end.
  var range: NSRange
  var rect: CGRect
  var usedRect: CGRect
  var baseline: CGFloat
  /// The text that an ellipsis stands for. Glyphs are then not recorded: TextKit does not tell those of the ellipsis.
  var hidden: NSRange?
  var runs: [RecordedRun]
}

/// Glyphs of one font.
struct RecordedRun {
  var font: UIFont
  var glyphs: [RecordedGlyph]
}

/// A glyph, its origin on the baseline.
struct RecordedGlyph {
  var glyph: CGGlyph
  var origin: CGPoint
  var advance: CGFloat
  var cluster: Int
}

/// A text storage with its layout manager and its only container.
@MainActor
struct TextStack {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer

  /// The stack of a text view.
  init(of view: UITextView) {
    (storage, manager, container) = (view.textStorage, view.layoutManager, view.textContainer)
    manager.ensureLayout(for: container)
  }

  /// A stack with the text, the width and the number of lines of a label. As in labels no font's leading counts, and
  /// truncation is that of the container: in a paragraph style it would cut every paragraph to one line.
  init(standingInFor label: UILabel) {
    let text = NSMutableAttributedString(attributedString: label.attributedText ?? NSAttributedString(string: ""))
    let whole = NSRange(location: 0, length: text.length)
    let breaks: NSLineBreakMode = label.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let known = value as? NSParagraphStyle {
        style.setParagraphStyle(known)
      } else {
        style.alignment = label.textAlignment
      }
      style.lineBreakMode = breaks
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    storage = NSTextStorage(attributedString: text)
    manager = NSLayoutManager()
    manager.usesFontLeading = false
    // One line is drawn however low the label is; of several, those that fit.
    let height = label.numberOfLines == 1 ? CGFloat(1_000_000) : max(label.bounds.height, label.font.lineHeight)
    container = NSTextContainer(size: CGSize(width: label.bounds.width, height: height))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.ensureLayout(for: container)
  }

  /// The place of the container of a label's stand-in: at the left edge, and centred in the height by whole pixels.
  func origin(in label: UILabel, scale: CGFloat) -> CGPoint {
    let height = (manager.usedRect(for: container).height * scale).rounded(.up) / scale
    let y = ((label.bounds.height - height) / 2 * scale).rounded() / scale
    return CGPoint(x: label.bounds.minX, y: label.bounds.minY + y)
  }

  /// The lines from the top, in the coordinates of a view in which the container lies at `origin`.
  func lines(at origin: CGPoint) -> [RecordedLine] {
    var lines: [RecordedLine] = []
    let glyphs = manager.glyphRange(for: container)
    manager.enumerateLineFragments(forGlyphRange: glyphs) { rect, usedRect, container, range, _ in
      guard container === self.container else { return }
      lines.append(self.line(range, rect, usedRect, at: origin))
    }
    let extra = manager.extraLineFragmentRect
    if extra.height > 0, manager.extraLineFragmentTextContainer === container {
      let end = NSRange(location: storage.length, length: 0)
      let font =
        storage.length > 0 ? storage.attribute(.font, at: storage.length - 1, effectiveRange: nil) as? UIFont : nil
      lines.append(
        RecordedLine(
          range: end, rect: extra.offsetBy(dx: origin.x, dy: origin.y),
          usedRect: manager.extraLineFragmentUsedRect.offsetBy(dx: origin.x, dy: origin.y),
          baseline: origin.y + extra.minY + (font?.ascender ?? 0), hidden: nil, runs: []))
    }
    return lines
  }

  private func line(_ glyphs: NSRange, _ rect: CGRect, _ usedRect: CGRect, at origin: CGPoint) -> RecordedLine {
    var range = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
    let text = storage.string as NSString
    while range.length > 0, isSeparator(text.character(at: NSMaxRange(range) - 1)) { range.length -= 1 }
    let truncated = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphs.location)
    let hidden =
      truncated.location == NSNotFound ? nil : manager.characterRange(forGlyphRange: truncated, actualGlyphRange: nil)
    let y = glyphs.length > 0 ? manager.location(forGlyphAt: glyphs.location).y : 0
    return RecordedLine(
      range: range, rect: rect.offsetBy(dx: origin.x, dy: origin.y),
      usedRect: usedRect.offsetBy(dx: origin.x, dy: origin.y), baseline: origin.y + rect.minY + y, hidden: hidden,
      runs: hidden == nil ? runs(glyphs, rect, at: origin) : [])
  }

  /// The glyphs of a line that show, by font, from left to right.
  private func runs(_ range: NSRange, _ rect: CGRect, at origin: CGPoint) -> [RecordedRun] {
    var glyphs: [(font: UIFont, glyph: RecordedGlyph)] = []
    for index in range.location..<NSMaxRange(range) where !manager.notShownAttribute(forGlyphAt: index) {
      let character = manager.characterIndexForGlyph(at: index)
      let properties = manager.propertyForGlyph(at: index)
      guard !properties.contains(.null), !properties.contains(.controlCharacter),
        let font = storage.attribute(.font, at: character, effectiveRange: nil) as? UIFont
      else { continue }
      let place = manager.location(forGlyphAt: index)
      var glyph = manager.cgGlyph(at: index)
      var advance = CGSize.zero
      CTFontGetAdvancesForGlyphs(font as CTFont, .horizontal, &glyph, &advance, 1)
      let point = CGPoint(x: origin.x + rect.minX + place.x, y: origin.y + rect.minY + place.y)
      glyphs.append((font, RecordedGlyph(glyph: glyph, origin: point, advance: advance.width, cluster: character)))
    }
    var runs: [RecordedRun] = []
    for (font, glyph) in glyphs.sorted(by: { $0.glyph.origin.x < $1.glyph.origin.x }) {
      if runs.last?.font === font || runs.last?.font == font {
        runs[runs.count - 1].glyphs.append(glyph)
      } else {
        runs.append(RecordedRun(font: font, glyphs: [glyph]))
      }
    }
    return runs
  }

  /// Line feed, carriage return, U+0085, U+2028 and U+2029.
  private func isSeparator(_ unit: unichar) -> Bool {
    [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit)
  }
}
