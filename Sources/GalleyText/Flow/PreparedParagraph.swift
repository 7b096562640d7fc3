import GalleyBase
import GalleyFonts
import GalleyUnicode

/// A paragraph with everything that is needed to lay out its lines at any position. All its lines
/// share one object.
final class PreparedParagraph {
  let index: Int
  let breaker: LineBreaker
  let alignment: TextAlignment
  /// The style of the paragraph, with the indents of its lists added.
  let style: ParagraphStyle
  /// The list marker before the first line.
  let marker: String?
  /// The breaks of the paragraph, if its style chooses all of them together; else nil.
  let plan: OptimalBreaks?
  private let flow: FlowSetting

  init(_ index: Int, of flow: FlowSetting) {
    let source = ParagraphSource(flow.shaped, paragraph: index, typesetter: flow.typesetter)
    let breaker = source.breaker(rulers: flow.rulers, permitsBreak: flow.hooks?.permitsBreak)
    let marker = flow.markers.isEmpty ? nil : flow.markers[index]
    let style = source.paragraph.style.movedIn(by: marker)
    self.index = index
    self.flow = flow
    alignment = flow.options.alignment(of: source.paragraph.style)
    plan = flow.hooks == nil ? PreparedParagraph.plan(breaker, style: style, in: flow) : nil
    self.marker = marker
    self.style = style
    self.breaker = breaker
  }

  var source: ParagraphSource { breaker.source }
  var options: LayoutOptions { flow.options }
  /// The layout hooks of the client; nil if there are none.
  var hooks: LayoutHooks? { flow.hooks }
  var paragraph: ShapedParagraph { source.paragraph }
  var isRightToLeft: Bool { paragraph.analysis.baseLevel.isRightToLeft }

  /// Returns the alignment of a line. In justified paragraphs, lines that are not full have
  /// `natural` alignment.
  func alignment(of line: BrokenLine) -> TextAlignment {
    alignment == .justified && !line.ends.isWrap ? .natural : alignment
  }

  /// True if no text is left after a line.
  func endsText(_ line: BrokenLine) -> Bool { endsParagraph(line) && paragraph.separator.isEmpty }

  /// True if no text of the paragraph is left after a line.
  func endsParagraph(_ line: BrokenLine) -> Bool { line.next >= paragraph.range.count && line.ends != .lineSeparator }

  /// True if a line ends with a form feed. The next line is then in the next container.
  func endsContainer(_ line: BrokenLine) -> Bool {
    line.ends == .lineSeparator && source.text.utf16[paragraph.range.lowerBound + line.next - 1] == 0x0C
  }

  /// Returns the breaks of a paragraph if its style chooses all of them together; else nil.
  ///
  /// Requires that every line but the first has the same width: containers without exclusions and of equal width.
  /// Elsewhere lines are broken one by one.
  private static func plan(
    _ breaker: LineBreaker, style: ParagraphStyle, in flow: FlowSetting
  ) -> OptimalBreaks? {
    guard style.lineBreakStrategy.contains(.optimal) else { return nil }
    let (containers, options) = (flow.containers, flow.options)
    guard TruncationRule(isLast: false, style: style, container: containers[0], options: options).wrapsByWord else {
      return nil
    }
    let widths = containers.map { $0.size.width - 2 * $0.lineFragmentPadding }
    guard let width = widths.first, widths.allSatisfy({ $0 == width }),
      containers.allSatisfy({ $0.exclusionPaths.isEmpty })
    else { return nil }
    let margins = [true, false].map { LineMargins(style: style, isFirstLine: $0, width: max(0, width)) }
    return OptimalBreaks(
      of: breaker, first: margins[0], others: margins[1], isJustified: options.alignment(of: style) == .justified)
  }
}

extension LineEnd {
  /// True if the line ends because it is full, so that the paragraph continues in the next line.
  fileprivate var isWrap: Bool { self == .word || self == .character || self == .hyphen }
}

extension ParagraphSource {
  /// Returns a line breaker for the paragraph. Next to a cut that changes glyphs, it shapes the
  /// text again to measure it.
  /// - Parameter permitsBreak: the hook that returns whether a line may end at a UTF-16 offset.
  func breaker(rulers: TabRulers, permitsBreak: ((Int, Bool) -> Bool)? = nil) -> LineBreaker {
    let base = paragraph.range.lowerBound
    // Most paragraphs have no tab, and making a ruler takes longer than breaking a short line.
    let hasTab = paragraph.items.contains { $0.kind == .tab }
    return LineBreaker(
      source: self, units: text.utf16[paragraph.range],
      ruler: hasTab
        ? rulers.ruler(of: paragraph.style, isRightToLeft: paragraph.analysis.baseLevel.isRightToLeft)
        : .withoutStops,
      hyphenation: hyphenation,
      permitsBreak: permitsBreak.map { permits in { permits(base + $0, $1) } })
  }
}
