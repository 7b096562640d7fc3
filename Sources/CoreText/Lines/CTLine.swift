// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import UIFoundation

/// The position at which text is removed from a line and replaced by a token.
public enum CTLineTruncationType: UInt32, Sendable {
  /// Text is removed at the beginning of the line.
  case start = 0
  /// Text is removed at the end of the line.
  case end = 1
  /// Text is removed in the middle of the line.
  case middle = 2
}

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Excludes line gaps from the bounds.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Excludes kerning and spacing from the bounds. It has no effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  /// Includes hanging punctuation in the bounds. It has no effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  /// Uses the bounds of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// Uses optical bounds. It has no effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// A line of laid out text. Coordinates are Core Text's: relative to the start of the baseline,
/// with y upwards.
public final class CTLine: NSObject {
  let layout: TextLayout
  let index: Int
  let source: SetText
  /// The offset of the layout's text in the source text.
  let start: Int
  /// The range of the line's characters in the source text.
  let range: NSRange

  init(_ layout: TextLayout, _ index: Int, of source: SetText, start: Int, range: NSRange) {
    self.layout = layout
    self.index = index
    self.source = source
    self.start = start
    self.range = range
  }

  /// The line in the engine's layout.
  var line: LineFragment { layout.lines[index] }

  /// The left end of the glyphs.
  var left: Double { line.runs.map(\.origin.x).min() ?? line.usedRect.minX }

  /// The width of the line: the sum of all advances.
  var width: Double { line.runs.reduce(0) { $0 + $1.width } }

  /// The maximum ascent, descent and line gap of the line's fonts.
  var extents: (ascent: Double, descent: Double, leading: Double) {
    var result = (ascent: 0.0, descent: 0.0, leading: 0.0)
    let fonts = line.runs.isEmpty ? [layout.shaped.text.attributes(at: 0).font ?? layout.shaped.defaultFont] : []
    for run in line.runs where run.kind == .attachment {
      guard let frame = layout.shaped.text.attributes(at: run.range.lowerBound).attachment?.frame else { continue }
      result.ascent = max(result.ascent, frame.maxY)
      result.descent = max(result.descent, -frame.minY)
    }
    for font in line.runs.map(\.font) + fonts {
      result.ascent = max(result.ascent, font.ascender)
      result.descent = max(result.descent, -font.descender)
      result.leading = max(result.leading, font.leading)
    }
    return result
  }

  /// Draws the line, or a range of its characters. The baseline starts at the text position, which
  /// is then moved to the end of the line.
  func draw(_ shown: Range<Int>? = nil, in context: CGContext) {
    draw(shown, at: context.textMatrix, in: context)
    context.textPosition.x += CGFloat(width)
  }

  func draw(_ shown: Range<Int>?, at matrix: CGAffineTransform, in context: CGContext) {
    let fragment = shown.map(line.showing) ?? line
    let look = TextLook(
      text: layout.shaped.text, font: layout.shaped.defaultFont, textColor: .black, context: source.context)
    EngineLock.withLock {
      context.withCanvas { canvas in
        canvas.withSavedState { canvas in
          canvas.concatenate(AffineTransformation(matrix))
          canvas.scaleBy(x: 1, y: -1)
          let place = Point(x: -left, y: -line.baseline)
          TextPlacement(layout, at: layout.containers.map { _ in place }, scale: canvas.scale)
            .draw([.glyphs, .underlines], of: [fragment], look: look, on: &canvas)
        }
      }
    }
  }
}

/// Returns a single line with the whole text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  SetText(attrString).line(0..<attrString.length)
}

/// Returns the line truncated to a width; nil if the token is wider than the width. A line that is
/// not wider is returned unchanged.
/// - Parameter truncationToken: the line that replaces the text that is cut off; nil for none.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let mode: LineBreakMode =
    switch truncationType {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  let token = truncationToken.map { $0.source.text } ?? AttributedText("")
  if let truncationToken, truncationToken.width > width { return nil }
  let range = line.range.location..<NSMaxRange(line.range)
  return line.source.line(range, truncation: LineTruncation(width: max(0, width), mode: mode, token: token))
}

/// Returns the line with its spaces stretched towards a width. A line that is wider or has no
/// spaces is returned unchanged.
/// - Parameter justificationFactor: 1 stretches the line to the whole width, a smaller factor part of the way.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard justificationFactor > 0, line.width < justificationWidth else { return line }
  let target = line.width + (justificationWidth - line.width) * Double(min(1, justificationFactor))
  let range = line.range.location..<NSMaxRange(line.range)
  let spaces = line.source.text.utf16[range].filter { $0 == 0x20 }.count
  guard spaces > 0 else { return line }
  let stretched = NSMutableAttributedString(attributedString: line.source.attributed)
  let added = (target - line.width) / Double(spaces)
  for offset in range where line.source.text.utf16[offset] == 0x20 {
    let part = NSRange(location: offset, length: 1)
    let kern = stretched.attribute(.kern, at: offset, effectiveRange: nil) as? NSNumber
    stretched.addAttribute(.kern, value: (kern?.doubleValue ?? 0) + added, range: part)
  }
  return SetText(stretched).line(range)
}

/// Returns the number of glyphs in the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  runs(of: line).reduce(0) { $0 + CTRunGetGlyphCount($1) }
}

/// Returns the runs of the line from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { runs(of: line) as NSArray }

private func runs(of line: CTLine) -> [CTRun] { line.line.runs.map { CTRun($0, of: line) } }

/// Returns the range of the line's characters.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the distance by which the line moves to the right if it is aligned within a width. The
/// factor is from 0 for left to 1 for right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, (flushWidth - line.width + CTLineGetTrailingWhitespaceWidth(line)) * Double(flushFactor))
}

/// Draws the line. It starts at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns the width of the line, and writes the maximum ascent, descent and line gap of its fonts.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extents = line.extents
  ascent?.pointee = CGFloat(extents.ascent)
  descent?.pointee = CGFloat(extents.descent)
  leading?.pointee = CGFloat(extents.leading)
  return line.width
}

/// Returns the bounds of the line, relative to the start of its baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let extents = line.extents
  let leading = options.contains(.excludeTypographicLeading) ? 0 : extents.leading
  return CGRect(
    x: 0, y: -extents.descent - leading, width: line.width, height: extents.ascent + extents.descent + leading)
}

/// Returns the width of the white space at the end of the line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  EngineLock.withLock {
    var width = 0.0
    for box in line.layout.clusters(of: line.line, with: line.source.context.typesetter).reversed() {
      guard line.layout.shaped.text.utf16[box.range].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x3000 }) else {
        break
      }
      width += box.width
    }
    return width
  }
}

/// Returns the bounding rectangle of the glyphs' outlines, relative to the text position of the context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let rects = runs(of: line).map { $0.imageBounds }.filter { !$0.isEmpty }
  guard let first = rects.first else { return .null }
  let bounds = rects.dropFirst().reduce(first) { $0.union($1) }
  return bounds.offsetBy(dx: context?.textPosition.x ?? 0, dy: context?.textPosition.y ?? 0)
}

/// Returns the index of the character nearest to a position. The position is relative to the start
/// of the baseline.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  EngineLock.withLock {
    let carets = line.layout.carets(of: line.line, with: line.source.context.typesetter)
    let x = Double(position.x) + line.left
    let nearest = carets.min { abs($0.x - x) < abs($1.x - x) }
    return nearest.map { $0.offset + line.start } ?? kCFNotFound
  }
}

/// Returns the caret position on the baseline for a character index. If the caret is split between
/// two directions, both results are the position of its first half.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  EngineLock.withLock {
    let typesetter = line.source.context.typesetter
    let carets = line.layout.carets(of: line.line, with: typesetter)
    let offset = charIndex - line.start
    let caret = carets.last { $0.offset <= offset } ?? carets.first
    let place = CGFloat((caret?.x ?? line.left) - line.left)
    secondaryOffset?.pointee = place
    return place
  }
}

/// Calls `block` for each possible position of the caret in the line.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  let carets = EngineLock.withLock {
    line.layout.carets(of: line.line, with: line.source.context.typesetter)
  }
  for caret in carets {
    var stop = false
    block(caret.x - line.left, caret.offset + line.start, true, &stop)
    if stop { return }
  }
}
