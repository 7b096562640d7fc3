import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyUnicode

/// The ruler above the text, with marks for the indents and tab stops of the paragraph in which the
/// selection begins.
///
/// Its zero is the beginning of that paragraph inside the container's padding, from which tab stops are measured. It
/// scrolls horizontally with the content. UIKit has none; AppKit counterpart: `isRulerVisible` of NSTextView.
extension TextView {
  /// The height of the ruler in points: 12 for the scale and 12 for the marks (our choice).
  public static let rulerHeight: Double = 24

  /// True if the ruler is visible. It is at the upper edge of the bounds, and the text is below it
  /// as with an inset of `rulerHeight`.
  ///
  /// Fitting sizes include it.
  public final var showsRuler: Bool {
    get { storedShowsRuler }
    set { changeInsets { storedShowsRuler = newValue } }
  }

  /// The marks of the ruler, even if it is hidden: first the indents, then the tab stops in the
  /// order of the paragraph style.
  ///
  /// Automatic stops have no mark.
  public final var rulerMarks: [RulerMark] {
    let paragraph = rulerParagraph
    let scale = rulerScale
    let style = paragraph.style
    let tail = style.tailIndent > 0 ? style.tailIndent : scale.length + style.tailIndent
    let indents = [
      RulerMark(kind: .firstLineHeadIndent, x: scale.x(at: style.firstLineHeadIndent)),
      RulerMark(kind: .headIndent, x: scale.x(at: style.headIndent)),
      RulerMark(kind: .tailIndent, x: scale.x(at: tail)),
    ]
    let stops = style.tabStops.filter { $0.automaticSpacing == nil }.map { stop in
      RulerMark(kind: stop.rulerMark(isRightToLeft: scale.isRightToLeft), x: scale.x(at: stop.location))
    }
    return indents + stops
  }

  func drawRuler(on canvas: inout Canvas) {
    let strip = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: TextView.rulerHeight)
    RulerPainting(scale: rulerScale, marks: rulerMarks, context: context).draw(in: strip, on: &canvas)
  }

  /// The paragraph in which the selection begins.
  private var rulerParagraph: ShapedParagraph {
    let paragraphs = layout.shaped.paragraphs
    let offset = editing.selectedRange.lowerBound
    let after = paragraphs.partitionPoint { $0.range.lowerBound > offset }
    return paragraphs[max(0, after - 1)]
  }

  /// The scale of the ruler. Its zero is at the paragraph's leading edge.
  private var rulerScale: RulerScale {
    let padding = containerRules.lineFragmentPadding
    let width = textContainer.size.width
    let isRightToLeft = rulerParagraph.analysis.baseLevel.isRightToLeft
    return RulerScale(
      origin: textOrigin.x + (isRightToLeft ? width - padding : padding), isRightToLeft: isRightToLeft,
      length: max(0, width - 2 * padding))
  }
}

extension TextTab {
  private var isDecimal: Bool { columnTerminators.map { !$0.isEmpty } ?? false }

  /// Returns the kind of mark that the ruler has for the tab stop.
  ///
  /// A right-aligned stop with terminators is a decimal stop (rule: decimal-tab); natural is the leading side.
  fileprivate func rulerMark(isRightToLeft: Bool) -> RulerMark.Kind {
    switch alignment {
    case .left, .justified: .leftTab
    case .center: .centerTab
    case .right: isDecimal ? .decimalTab : .rightTab
    case .natural: isRightToLeft ? .rightTab : .leftTab
    case .trailing: isDecimal ? .decimalTab : isRightToLeft ? .leftTab : .rightTab
    }
  }
}
