import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

/// A line of text in a field, its own or its placeholder's: as it shows, shaped and laid out.
final class FieldLine {
  /// The differences between one line and another.
  struct Source: Equatable {
    var text: AttributedText
    /// The attributes of text that names none, the font included.
    var defaults: TextAttributes
    var font: Font
    var form = DisplayedText.Form.plain
  }

  /// The whole line without an edge, and the parts of its end.
  struct Whole {
    var layout: TextLayout
    /// Sum of all advances.
    var width: Double
    /// Width of the white space at the end that may hang while the text is edited: no-break spaces do not.
    var hangingWidth: Double
    /// Width of the white space of any kind at the end.
    var spaceWidth: Double
    /// True if the text reads from right to left, so that its end is on the left.
    var isRightToLeft: Bool
  }

  private var context: RenderContext
  let layouts: TextLayouts
  private var source: Source?
  private(set) var displayed = DisplayedText(AttributedText(""))
  private var known: (fontScale: Double, whole: Whole)?

  /// A line whose text is not known yet.
  init(in context: RenderContext) {
    self.context = context
    layouts = TextLayouts(in: context)
  }

  /// Moves the line to another context, with other traits.
  func move(to context: RenderContext) {
    self.context = context
    layouts.move(to: context)
    known = nil
  }

  /// Takes up a text; nothing changes for the same one.
  func update(to source: Source) {
    guard self.source != source else { return }
    let (oldCount, oldFont) = (displayed.text.count, self.source?.font)
    self.source = source
    displayed = DisplayedText(
      source.text.filled(with: source.defaults), as: source.form, using: context.typesetter.analyzer)
    // What differs is found by comparing, so that a key costs what it changes.
    let replacement = TextReplacement(0..<oldCount, count: displayed.text.count)
    layouts.noteChange(oldFont == source.font ? replacement : nil)
    known = nil
  }

  /// The whole line, its fonts multiplied by `fontScale`.
  func whole(fontScale: Double) -> Whole {
    if let known, known.fontScale == fontScale { return known.whole }
    let layout = layout(inWidth: .infinity, alignment: .natural, lineBreakMode: .byClipping, fontScale: fontScale)
    let whole = Whole(layout, of: displayed.text.utf16, with: context.typesetter)
    known = (fontScale, whole)
    return whole
  }

  /// The line cut at its end to fit a width, and aligned in it.
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
  /// White space that text may break after, and tabs.
  fileprivate var isHangingSpace: Bool {
    switch self {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// White space that keeps what is before and after it together.
  fileprivate var isNoBreakSpace: Bool { self == 0xA0 || self == 0x2007 || self == 0x202F }
}
