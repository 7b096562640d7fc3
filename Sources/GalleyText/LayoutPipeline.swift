import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// Lays out shaped text in a container: break, truncate, tighten, justify, reorder, align, line by line from the top.
/// Total: any text and any container have a layout. Linear in the length of the text.
public func layOut(
  _ shaped: ShapedText, in container: TextContainer, options: LayoutOptions, with typesetter: Typesetter
) -> TextLayout {
  var flow = LineFlow(shaped: shaped, container: container, options: options)
  for index in shaped.paragraphs.indices {
    let source = ParagraphSource(shaped, paragraph: index, typesetter: typesetter)
    guard flow.add(source, index: index) else { break }
  }
  return flow.finish()
}

/// Lines put below each other until the text or the container ends.
struct LineFlow {
  let shaped: ShapedText
  let container: TextContainer
  let options: LayoutOptions
  private var lines: [LineFragment] = []
  private var top = 0.0
  /// Where the text that has a place ends.
  private var placedEnd = 0
  private var isFull = false

  init(shaped: ShapedText, container: TextContainer, options: LayoutOptions) {
    self.shaped = shaped
    self.container = container
    self.options = options
  }

  /// The finished layout. The last line gives back its line spacing, which stands between lines only (reference §B.2.7).
  consuming func finish() -> TextLayout {
    if let last = lines.last {
      let spacing = shaped.paragraphs[last.paragraph].style.lineSpacing.onLengthGrid
      lines[lines.count - 1].rect.size.height -= spacing
      lines[lines.count - 1].usedRect.size.height -= spacing
    }
    let overflow = isFull && placedEnd < shaped.text.count ? placedEnd..<shaped.text.count : nil
    return TextLayout(shaped: shaped, container: container, lines: lines, overflow: overflow)
  }

  /// Adds a paragraph's lines; false once nothing more fits.
  mutating func add(_ source: ParagraphSource, index: Int) -> Bool {
    let paragraph = source.paragraph
    let style = paragraph.style
    let mode = options.lineBreakMode ?? style.lineBreakMode
    let breaker = source.breaker()
    var start = 0
    repeat {
      let isFirst = start == 0
      let margins = margins(of: style, isFirstLine: isFirst)
      let isLastPermitted = container.maximumNumberOfLines > 0 && lines.count == container.maximumNumberOfLines - 1
      let takesRest = !mode.wraps && (isLastPermitted || options.lineBreakMode == nil)
      let broken =
        takesRest
        ? breaker.rest(from: start, margins: margins)
        : breaker.line(from: start, margins: margins, wrapping: mode == .byCharWrapping ? mode : .byWordWrapping)
      let isLastOfParagraph = broken.next >= paragraph.range.count && broken.ends != .lineSeparator
      let hidesMore = isLastPermitted && !(isLastOfParagraph && paragraph.separator.isEmpty)
      let content = source.content(
        of: broken, margins: margins, mode: takesRest ? mode : .byWordWrapping, hidesMore: hidesMore,
        alignment: alignment(of: style), options: options)
      guard append(content, broken, of: source, index: index, margins: margins, isLastPermitted: isLastPermitted) else {
        isFull = true
        return false
      }
      start = broken.next
      if isLastPermitted, hidesMore {
        isFull = true
        return false
      }
      if isLastOfParagraph { break }
    } while true
    return true
  }

  /// Puts one line at the bottom; false if it does not fit into the container's height. The first line always does.
  private mutating func append(
    _ content: LineContent, _ broken: BrokenLine, of source: ParagraphSource, index: Int, margins: LineMargins,
    isLastPermitted: Bool
  ) -> Bool {
    let paragraph = source.paragraph
    let style = paragraph.style
    let isFirst = broken.range.lowerBound == 0
    let isLast = broken.next >= paragraph.range.count && broken.ends != .lineSeparator
    let isExtra = index > 0 && paragraph.range.isEmpty && paragraph.separator.isEmpty
    let height = source.lineHeight(of: broken.range, rule: options.lineHeights)
    let keepsBefore = isFirst && (index > 0 || options.keepsFirstParagraphSpacingBefore)
    let before = keepsBefore ? style.paragraphSpacingBefore.onLengthGrid : 0
    let after = isLast ? style.paragraphSpacing.onLengthGrid : 0
    let inner = height.height + style.lineSpacing.onLengthGrid
    if !lines.isEmpty, top + before + height.height > container.size.height { return false }

    let isRightToLeft = paragraph.analysis.baseLevel % 2 == 1
    let area = LineArea(margins: margins, container: container, isRightToLeft: isRightToLeft)
    let baseline = top + before + height.baseline
    let cutsText = isLastPermitted && !isLast
    let broken = cutsText ? source.withoutTrailingSpaces(broken) : broken
    let placed = source.place(
      content, visibleEnd: broken.visibleEnd, in: area, alignment: alignment(of: style), baseline: baseline)
    let padding = container.lineFragmentPadding
    let width = area.isUnlimited ? placed.width : area.right - area.left
    // On the last permitted line, if text remains, trailing spaces do not count, whatever the mode (reference A.4.1,
    // A.4.2).
    let used = min(cutsText ? placed.visibleWidth : placed.width, width)
    let rect = Rect(
      x: area.left - padding, y: top, width: width + 2 * padding, height: before + inner + after)
    let usedLeft = min(max(placed.left - padding, rect.minX), rect.maxX - used - 2 * padding)
    let base = paragraph.range.lowerBound
    let tail = max(0, -style.tailIndent).onLengthGrid
    // An unsafe cut or negative kerning can make the line narrower than the breaker saw it. It must break the same way
    // in the size that the layout asks for.
    let needed = content.hidden == nil ? max(used, min(broken.neededWidth.points, width)) : used
    lines.append(
      LineFragment(
        range: base + broken.range.lowerBound..<base + broken.range.upperBound, paragraph: index, rect: rect,
        usedRect: Rect(x: usedLeft, y: top + before, width: used + 2 * padding, height: inner),
        extent: min(container.size.width, margins.leading.points + needed + 2 * padding + tail),
        baseline: baseline, ascent: height.baseline, ends: lineEnd(content, paragraph, isLast: isLast),
        hidden: content.hidden.map { base + $0.lowerBound..<base + $0.upperBound }, isExtra: isExtra,
        tightening: content.tightening.points, baseLevel: paragraph.analysis.baseLevel, runs: placed.runs))
    top += before + inner + after
    placedEnd = isLast ? max(paragraph.range.upperBound, paragraph.separator.upperBound) : base + broken.next
    return true
  }

  private func lineEnd(_ content: LineContent, _ paragraph: ShapedParagraph, isLast: Bool) -> LineEnd {
    content.ends == .end && isLast && !paragraph.separator.isEmpty ? .newline : content.ends
  }

  private func margins(of style: ParagraphStyle, isFirstLine: Bool) -> LineMargins {
    let width = container.size.width - 2 * container.lineFragmentPadding
    return LineMargins(style: style, isFirstLine: isFirstLine, width: max(0, width))
  }

  private func alignment(of style: ParagraphStyle) -> TextAlignment {
    let alignment = options.alignment ?? style.alignment
    guard alignment == .natural || alignment == .justified else { return alignment }
    switch options.naturalAlignmentDirection {
    case .leftToRight: return alignment == .justified ? .justified : .left
    case .rightToLeft: return alignment == .justified ? .justified : .right
    case .natural: return alignment
    }
  }
}
