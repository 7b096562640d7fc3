import CoreGraphics
import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews

/// A run that is passed to a subclass of a layout manager for drawing.
struct ShownRun {
  var glyphs: [CGGlyph]
  var positions: [CGPoint]
  var font: UIFont
  var color: UIColor?
  var range: NSRange
  /// The origin of the text container.
  var origin: CGPoint
}

extension NSLayoutManager {
  /// Draws layers of a glyph range into the current context.
  func draw(_ layers: TextLayers, of range: NSRange, at origin: CGPoint) {
    guard let range = Range(range) else { return }
    withPlacement(at: origin) { placement, look, canvas in placement.draw(layers, of: range, look: look, on: &canvas) }
  }

  private func withPlacement(at origin: CGPoint, _ body: (TextPlacement, TextLook, inout Canvas) -> Void) {
    EngineLock.withLock {
      guard let layout = laidOut, let context = state.context else { return }
      let look = TextLook(
        text: layout.shaped.text, font: layout.shaped.defaultFont, textColor: .black, context: context)
      let origins = layout.containers.map { _ in Point(origin) }
      UIGraphicsGetCurrentContext()?.withCanvas { canvas in
        body(TextPlacement(layout, at: origins, scale: canvas.scale), look, &canvas)
      }
    }
  }

  /// Calls `draw`. If a line of the range is too long for its container, drawing is clipped to the
  /// range's containers.
  func cut(to range: NSRange, at origin: CGPoint, _ draw: () -> Void) {
    guard let part = Range(range), let context = UIGraphicsGetCurrentContext() else { return }
    var clip: [Rect]?
    withPlacement(at: origin) { placement, _, _ in clip = placement.clip(of: part) }
    guard let clip else { return draw() }
    context.saveGState()
    context.clip(to: clip.map { CGRect($0) })
    draw()
    context.restoreGState()
  }

  // MARK: Backgrounds

  /// Draws backgrounds. For an instance of a subclass, the method calls `fillBackgroundRectArray`.
  func drawGrounds(of range: NSRange, at origin: CGPoint) {
    guard isSubclass else { return draw(.grounds, of: range, at: origin) }
    guard let textStorage else { return }
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: textStorage.length))
    textStorage.enumerateAttribute(.backgroundColor, in: whole, options: []) { value, run, _ in
      guard let color = value as? UIColor, let part = Range(run) else { return }
      var rects: [CGRect] = []
      withPlacement(at: origin) { placement, _, _ in rects = placement.groundRects(of: part).map { CGRect($0) } }
      guard !rects.isEmpty else { return }
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: run, color: color)
    }
  }

  func fill(_ rects: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
    UIGraphicsGetCurrentContext()?.withCanvas { canvas in
      for rect in rects { canvas.fill(Rect(rect), color.color(for: .current)) }
    }
  }

  // MARK: Text

  /// Draws glyphs with shadows, lines and attachments. For an instance of a subclass, the method
  /// calls the methods that the subclass may override.
  func drawText(of range: NSRange, at origin: CGPoint) {
    guard isSubclass else {
      draw([.shadows, .underlines, .glyphs, .strikethroughs], of: range, at: origin)
      return drawAttachments(in: range, at: origin)
    }
    draw(.shadows, of: range, at: origin)
    forEachLine(in: range, having: .underlineStyle) { style, part, rect, line in
      underlineGlyphRange(
        part, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line, containerOrigin: origin)
    }
    showRuns(in: range, at: origin)
    drawAttachments(in: range, at: origin)
    forEachLine(in: range, having: .strikethroughStyle) { style, part, rect, line in
      strikethroughGlyphRange(
        part, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line, containerOrigin: origin)
    }
  }

  /// Calls `body` with the parts of lines that have an underline or strikethrough style. Links
  /// count as underlined.
  private func forEachLine(
    in range: NSRange, having key: NSAttributedString.Key, _ body: (NSUnderlineStyle, NSRange, CGRect, NSRange) -> Void
  ) {
    guard let textStorage else { return }
    forEachLine(in: range) { rect, _, _, line, _ in
      let part = NSIntersectionRange(NSIntersectionRange(line, range), NSRange(location: 0, length: textStorage.length))
      textStorage.enumerateAttributes(in: part, options: []) { attributes, run, _ in
        var style = NSUnderlineStyle(rawValue: (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0)
        if key == .underlineStyle, style.isEmpty, attributes[.link] != nil { style = .single }
        if !style.isEmpty { body(style, run, rect, line) }
      }
    }
  }

  /// Returns the distance from the baseline down to the lower edge of the line of text that
  /// contains the glyphs, in points; 0 if they are not laid out.
  func depthOfUnderline(of range: NSRange) -> CGFloat {
    lineFragment(at: range.location).map { CGFloat($0.rect.maxY - $0.baseline) } ?? 0
  }

  // MARK: Glyphs of subclasses

  private func showRuns(in range: NSRange, at origin: CGPoint) {
    guard let layout = laidOut, let part = Range(range), let context = UIGraphicsGetCurrentContext() else { return }
    layout.enumerateLineFragments(in: part) { line in
      for run in line.showing(part).runs {
        let isText = run.kind == .text && !run.glyphs.isEmpty
        if isText {
          show(run, of: line, at: origin, in: context)
        } else {
          draw(.glyphs, of: NSRange(run.range.isEmpty ? run.styledRange : run.range), at: origin)
        }
      }
      return true
    }
  }

  private func show(_ run: GlyphRun, of line: LineFragment, at origin: CGPoint, in context: CGContext) {
    var (glyphs, positions): ([CGGlyph], [CGPoint]) = ([], [])
    run.forEachGlyph { glyph in
      glyphs.append(CGGlyph(truncatingIfNeeded: glyph.glyph))
      positions.append(CGPoint(x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y))
    }
    let attributes = textStorage?.attributes(at: run.range.lowerBound, effectiveRange: nil) ?? [:]
    let font = UIFont(run.font)
    state.shownRun = ShownRun(
      glyphs: glyphs, positions: positions, font: font, color: attributes[.foregroundColor] as? UIColor,
      range: NSRange(run.range), origin: origin)
    showCGGlyphs(
      glyphs, positions: positions, count: glyphs.count, font: font, textMatrix: .identity, attributes: attributes,
      in: context)
    state.shownRun = nil
  }

  /// Draws glyphs at the given positions: the positions of the layout, or positions that a subclass
  /// has changed.
  func show(
    _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, count: Int, _ font: UIFont,
    _ attributes: [NSAttributedString.Key: Any], in context: CGContext
  ) {
    let glyphs = Array(UnsafeBufferPointer(start: glyphs, count: count))
    let positions = Array(UnsafeBufferPointer(start: positions, count: count))
    let color = attributes[.foregroundColor] as? UIColor
    if let run = state.shownRun, run.glyphs == glyphs, run.positions == positions, run.font == font, run.color == color
    {
      return draw(.glyphs, of: run.range, at: run.origin)
    }
    let placed = zip(glyphs, positions).map {
      PositionedGlyph(glyph: UInt32($0), x: Double($1.x), y: Double($1.y))
    }
    let command = GlyphsCommand(
      font: font.font, origin: .zero, glyphs: placed, color: color?.color(for: .current) ?? .black)
    context.withCanvas { $0.draw(command) }
  }

  // MARK: Attachments

  /// Draws the pictures of attachments that are instances of apps' subclasses of NSTextAttachment.
  private func drawAttachments(in range: NSRange, at origin: CGPoint) {
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: textStorage?.length ?? 0))
    for (index, attachment) in attachments(in: whole) where !attachment.isStandard {
      guard let line = lineFragment(at: index),
        let run = line.runs.first(where: { $0.kind == .attachment && $0.range.contains(index) }),
        let frame = laidOut?.shaped.text.attributes(at: index).attachment?.frame
      else { continue }
      let rect = CGRect(
        x: origin.x + run.origin.x + frame.minX, y: origin.y + run.origin.y - frame.maxY, width: frame.width,
        height: frame.height)
      attachment.image(
        forBounds: rect, textContainer: textContainers[line.container], characterIndex: index)?.draw(in: rect)
    }
  }
}

extension GlyphRun {
  /// The range of the character whose attributes apply to a run without characters.
  fileprivate var styledRange: Range<Int> { clusterBase + styleOffset..<clusterBase + styleOffset + 1 }
}
