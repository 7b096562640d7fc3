import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

/// The displayed line of a text field, for its text or its placeholder. The line is shaped and laid
/// out when it is used.
final class FieldLine {
  /// The values that determine the displayed line.
  struct Source: Equatable {
    var text: AttributedText
    /// The default attributes of the text, including its font.
    var defaults: TextAttributes
    var font: Font
    var form = DisplayedText.Form.plain
  }

  /// The layout of the line without a limit of width, and measures of its trailing white space.
  struct Whole {
    var layout: TextLayout
    /// The width of the whole line, which is the sum of all advances, in points.
    var width: Double
    /// The width of the trailing white space that may hang while the text is edited. No-break
    /// spaces do not hang.
    var hangingWidth: Double
    /// The width of all trailing white space.
    var spaceWidth: Double
    /// True if the text reads from right to left, so that its end is on the left.
    var isRightToLeft: Bool
  }

  private var context: RenderContext
  let layouts: TextLayouts
  private var source: Source?
  private(set) var displayed = DisplayedText(AttributedText(""))
  private var known: (fontScale: Double, whole: Whole)?

  /// Creates a line without a text.
  init(in context: RenderContext) {
    self.context = context
    layouts = TextLayouts(in: context)
  }

  /// Changes the context, for example if traits changed. The line becomes outdated.
  func move(to context: RenderContext) {
    self.context = context
    layouts.move(to: context)
    known = nil
  }

  /// Updates the line to other values; does nothing if they are equal.
  func update(to source: Source) {
    guard self.source != source else { return }
    let (oldCount, oldFont) = (displayed.text.count, self.source?.font)
    self.source = source
    displayed = DisplayedText(
      source.text.filled(with: source.defaults), as: source.form, using: context.typesetter.analyzer)
    // Comparing finds the difference, so that a key press takes time in proportion to its change.
    let replacement = TextReplacement(0..<oldCount, count: displayed.text.count)
    layouts.noteChange(oldFont == source.font ? replacement : nil)
    known = nil
  }

  /// Returns the line without a limit of width, with font sizes multiplied by `fontScale`.
  func whole(fontScale: Double) -> Whole {
    if let known, known.fontScale == fontScale { return known.whole }
    let layout = layout(inWidth: .infinity, alignment: .natural, lineBreakMode: .byClipping, fontScale: fontScale)
    let whole = Whole(layout, of: displayed.text.utf16, with: context.typesetter)
    known = (fontScale, whole)
    return whole
  }

  /// Returns the line truncated at its end to fit in a width, and aligned in the width.
  func cut(toWidth width: Double, alignment: TextAlignment, fontScale: Double) -> TextLayout {
    layout(inWidth: width, alignment: alignment, lineBreakMode: .byTruncatingTail, fontScale: fontScale)
  }

  private func layout(
    inWidth width: Double, alignment: TextAlignment, lineBreakMode: LineBreakMode, fontScale: Double
  ) -> TextLayout {
    var options = LayoutOptions.label(direction: .natural)
    options.alignment = alignment
    options.lineBreakMode = lineBreakMode
    let container = TextContainer(size: Size(width: width, height: .infinity), maximumNumberOfLines: 1)
    return layouts.layout(
      in: [container], options: options, fit: TextFit(fontScale: fontScale),
      of: TextLayouts.Source(text: displayed.text, font: source?.font ?? context.defaultFont))
  }
}

extension FieldLine.Whole {
  fileprivate init(_ layout: TextLayout, of units: [UInt16], with typesetter: Typesetter) {
    self.layout = layout
    let line = layout.lines.first
    width = line?.widthOfRuns ?? 0
    isRightToLeft = line?.baseLevel.isRightToLeft ?? false
    let spaces = units.reversed().prefix { $0.isHangingSpace || $0.isNoBreakSpace }.count
    let hanging = units.reversed().prefix { $0.isHangingSpace }.count
    guard spaces > 0, let line else {
      (hangingWidth, spaceWidth) = (0, 0)
      return
    }
    let boxes = layout.clusters(of: line, with: typesetter)
    func endWidth(_ count: Int) -> Double {
      boxes.reversed().prefix { $0.range.lowerBound >= units.count - count }.reduce(0) { $0 + $1.width }
    }
    hangingWidth = endWidth(hanging)
    spaceWidth = endWidth(spaces)
  }
}

extension UInt16 {
  /// True for tabs, and for white space at which text may break.
  fileprivate var isHangingSpace: Bool {
    switch self {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for white space that prevents line breaks on both sides.
  fileprivate var isNoBreakSpace: Bool { self == 0xA0 || self == 0x2007 || self == 0x202F }
}
