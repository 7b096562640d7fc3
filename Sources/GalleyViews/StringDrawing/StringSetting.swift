import GalleyBase
import GalleyFonts
import GalleyText

/// A string as string drawing sets it, for one size and set of options: what measuring and drawing both read.
struct StringSetting {
  /// All lines, as high as they need; but if the last visible line is truncated, only those that show.
  let layout: TextLayout
  /// By how much the fonts are multiplied.
  let fontScale: Double
  private let attempt: StringAttempt

  /// The size that text without a font has: NSAttributedString's default (reference 0.4).
  static let defaultFontSize: Double = 12
  /// Scale factors are whole multiples of this, or the minimum itself.
  private static let scaleStep = 1.0 / 4096

  /// Sets `text` in `size`, of which 0 or less is no limit.
  init(
    _ text: AttributedText, in size: Size, options: StringDrawingOptions, minimumScaleFactor: Double,
    context: RenderContext
  ) {
    attempt = StringAttempt(
      text: text, size: Size(width: size.width.asLimit, height: size.height.asLimit), options: options,
      context: context)
    let (scale, layout) = StringSetting.fitted(attempt, minimumScaleFactor)
    fontScale = scale
    self.layout = attempt.truncatesLastLine ? attempt.cut(layout, fontScale: scale) : layout
  }

  /// The lines that are drawn: those inside the height, and always the first.
  var drawnLayout: TextLayout { attempt.cut(layout, fontScale: fontScale) }

  /// The largest scale at which the text fits, and its layout; the smallest permitted one if it never does.
  private static func fitted(_ attempt: StringAttempt, _ minimum: Double) -> (scale: Double, layout: TextLayout) {
    let whole = attempt.layout(fontScale: 1)
    guard minimum > 0, minimum < 1, !attempt.fits(whole) else { return (1, whole) }
    var best = (scale: minimum, layout: attempt.layout(fontScale: minimum))
    guard attempt.fits(best.layout) else { return best }
    var low = Int((minimum / scaleStep).rounded(.down))
    var high = Int(1 / scaleStep)
    // What fits at `low` does not at `high`.
    while high - low > 1 {
      let middle = (low + high) / 2
      let scale = Double(middle) * scaleStep
      let layout = attempt.layout(fontScale: scale)
      if attempt.fits(layout) { (low, best) = (middle, (scale, layout)) } else { high = middle }
    }
    return best
  }

  private var isOnBaseline: Bool { !attempt.wraps }

  /// Where the layout's origin lies when the drawing's is at (0, 0).
  var origin: Point { isOnBaseline ? Point(x: 0, y: -(layout.firstBaseline ?? 0)) : .zero }

  // MARK: Measuring

  /// What the string takes, by lines or by ink.
  var boundingRect: Rect { attempt.options.contains(.usesDeviceMetrics) ? inkRect : lineRect }

  /// Width without indents (reference §D.2). On the baseline, y is recorded as the distance of the lower edge below it,
  /// negative: y grows upwards there (reference §D.4).
  private var lineRect: Rect {
    let width = layout.lines.reduce(0) { max($0, $1.widthWithoutIndents(in: layout)) }
    guard isOnBaseline else {
      return Rect(x: 0, y: 0, width: width, height: layout.usedSize.height)
    }
    guard let line = layout.lines.first else { return .zero }
    return Rect(
      x: 0, y: line.baselineHeight - line.usedRect.height, width: width, height: line.usedRect.height)
  }

  /// The smallest rectangle around all glyphs and attachments; zero if there is no ink.
  private var inkRect: Rect {
    var ink: Rect?
    func add(_ rect: Rect) {
      guard !rect.isEmpty else { return }
      ink = ink?.union(rect) ?? rect
    }
    for run in layout.lines.flatMap(\.runs) {
      if run.kind == .attachment,
        let frame = layout.shaped.text.attributes(at: run.range.lowerBound).attachment?.frame
      {
        add(Rect(x: run.origin.x + frame.minX, y: run.origin.y - frame.maxY, width: frame.width, height: frame.height))
      }
      run.forEachGlyph { glyph in
        let bounds = attempt.context.typesetter.inkBounds(font: run.font, glyph: glyph.glyph)
        add(bounds.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y))
      }
    }
    guard let ink else { return .zero }
    let moved = ink.offsetBy(dx: origin.x, dy: origin.y)
    return isOnBaseline ? Rect(x: moved.minX, y: -moved.maxY, width: moved.width, height: moved.height) : moved
  }
}

/// One string that is tried in several sizes of its fonts.
private struct StringAttempt {
  let text: AttributedText
  /// Infinite where there is no limit.
  let size: Size
  let options: StringDrawingOptions
  let context: RenderContext

  /// Whether there are lines in a width, not only the first one on its baseline.
  var wraps: Bool { options.contains(.usesLineFragmentOrigin) }
  /// Whether an ellipsis ends the last line that shows.
  var truncatesLastLine: Bool { wraps && options.contains(.truncatesLastVisibleLine) }

  /// All lines, as high as they need.
  func layout(fontScale: Double) -> TextLayout { layout(fontScale: fontScale, height: .infinity) }

  /// What is left of a layout when lines past the height are dropped.
  func cut(_ layout: TextLayout, fontScale: Double) -> TextLayout {
    wraps && layout.usedSize.height > size.height ? self.layout(fontScale: fontScale, height: size.height) : layout
  }

  /// Whether a layout shows all text in the size: no word is cut, no line too long, and the lines not too high. On the
  /// baseline it is the first line that counts, and only its width.
  func fits(_ layout: TextLayout) -> Bool {
    guard wraps else {
      return layout.lines.first.map { $0.usedRect.width <= size.width } ?? true
    }
    return layout.usedSize.height <= size.height
      && layout.lines.allSatisfy { line in
        let mode = layout.shaped.paragraphs[line.paragraph].style.lineBreakMode
        return line.hidden == nil && line.ends != .clipped && (line.ends != .character || mode == .byCharWrapping)
      }
  }

  private func layout(fontScale: Double, height: Double) -> TextLayout {
    var scaled = text
    scaled.scaleFonts(by: fontScale)
    let shaped = shape(
      scaled, defaultFont: context.defaultFont.withSize(StringSetting.defaultFontSize * fontScale),
      locale: context.locale, with: context.typesetter)
    let container = TextContainer(
      size: Size(width: wraps ? size.width : .infinity, height: height), maximumNumberOfLines: wraps ? 0 : 1,
      lineBreakMode: truncatesLastLine ? .byTruncatingTail : .byWordWrapping)
    var rules = LayoutOptions()
    rules.lineHeights = .allFaces(usesFontLeading: options.contains(.usesFontLeading))
    rules.keepsFirstParagraphSpacingBefore = false
    return layOut(shaped, in: container, options: rules, with: context.typesetter)
  }
}

extension AttributedText {
  /// Multiplies the size of every font that a run names.
  mutating func scaleFonts(by factor: Double) {
    guard factor != 1 else { return }
    updateAttributes { attributes in
      attributes.font = attributes.font.map { $0.withSize($0.pointSize * factor) }
    }
  }
}

extension AttributedText {
  /// The text whose runs have a font wherever they had none.
  func filled(with font: Font) -> AttributedText {
    var filled = self
    filled.updateAttributes { $0.font = $0.font ?? font }
    return filled
  }
}

extension LineFragment {
  /// The advance of its text, or the width it must have to break as it does if that is more.
  fileprivate func widthWithoutIndents(in layout: TextLayout) -> Double {
    let paragraph = layout.shaped.paragraphs[paragraph]
    let isFirst = range.lowerBound == paragraph.range.lowerBound
    let head = isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
    let indents = max(0, head).onLengthGrid + max(0, -paragraph.style.tailIndent).onLengthGrid
    return max(usedRect.width, extent - indents)
  }
}

extension Double {
  /// A length where 0 or less is no limit.
  fileprivate var asLimit: Double { self > 0 ? self : .infinity }
}
