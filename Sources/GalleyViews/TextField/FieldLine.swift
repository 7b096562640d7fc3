import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

/// What a field remembers of a line of text, its own or its placeholder's: as it shows, shaped and laid out, so that
/// measuring and drawing read the same layout, and shape once.
final class FieldLine {
  /// What makes one line differ from another.
  struct Source: Equatable {
    var text: AttributedText
    /// What fills in what the text leaves open, the font included.
    var defaults: TextAttributes
    var font: Font
    var form = DisplayedText.Form.plain
  }

  /// The whole line without an edge, and what its end is made of.
  struct Whole {
    var layout: TextLayout
    /// Sum of all advances.
    var width: Double
    /// How much of it is white space at the end that may hang while the text is edited: no-break spaces do not.
    var hangingWidth: Double
    /// How much of it is white space of any kind at the end.
    var spaceWidth: Double
    /// Whether the text reads from right to left, so that its end is on the left.
    var isRightToLeft: Bool
  }

  /// What decides how small a line is made.
  struct FittingQuestion: Hashable {
    var width: Double
    var smallestSize: Double
    var countsSpaces: Bool
  }

  /// What makes one layout differ from another of the same line.
  private struct Cut: Hashable {
    var width: Double
    var alignment: TextAlignment
    var fontScale: Double
  }

  private var source: Source?
  private(set) var displayed = DisplayedText(AttributedText(""))
  private var shaped: [(fontScale: Double, text: ShapedText)] = []
  private var wholes: [(fontScale: Double, line: Whole)] = []
  private var cuts: [(key: Cut, layout: TextLayout)] = []
  /// The last answer to what size makes the line fit, and for what it was given.
  var fitting: (question: FittingQuestion, scale: Double)?

  /// Takes up a text; what was worked out for the same one stays.
  func update(to source: Source, in context: RenderContext) {
    guard self.source != source else { return }
    self.source = source
    displayed = DisplayedText(
      source.text.filled(with: source.defaults), as: source.form, using: context.typesetter.analyzer)
    shaped.removeAll(keepingCapacity: true)
    wholes.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    fitting = nil
  }

  /// The whole line, its fonts multiplied by `fontScale`.
  func whole(fontScale: Double, in context: RenderContext) -> Whole {
    if let known = wholes.first(where: { $0.fontScale == fontScale }) { return known.line }
    var options = LayoutOptions.label(direction: .natural)
    options.alignment = .natural
    options.lineBreakMode = .byClipping
    let container = TextContainer(size: Size(width: .infinity, height: .infinity), maximumNumberOfLines: 1)
    let layout = layOut(
      shapedText(fontScale: fontScale, in: context), in: container, options: options, with: context.typesetter)
    let line = Whole(layout, of: displayed.text.utf16, with: context.typesetter)
    if wholes.count == 2 { wholes.removeLast() }
    wholes.append((fontScale, line))
    return line
  }

  /// The line cut at its end to fit a width, and aligned in it.
  func cut(
    toWidth width: Double, alignment: TextAlignment, fontScale: Double, in context: RenderContext
  ) -> TextLayout {
    let key = Cut(width: width, alignment: alignment, fontScale: fontScale)
    if let known = cuts.first(where: { $0.key == key }) { return known.layout }
    var options = LayoutOptions.label(direction: .natural)
    options.alignment = alignment
    options.lineBreakMode = .byTruncatingTail
    let container = TextContainer(size: Size(width: width, height: .infinity), maximumNumberOfLines: 1)
    let layout = layOut(
      shapedText(fontScale: fontScale, in: context), in: container, options: options, with: context.typesetter)
    if cuts.count == 2 { cuts.removeFirst() }
    cuts.append((key, layout))
    return layout
  }

  private func shapedText(fontScale: Double, in context: RenderContext) -> ShapedText {
    if let known = shaped.first(where: { $0.fontScale == fontScale }) { return known.text }
    var text = displayed.text
    text.scaleFonts(by: fontScale)
    let font = source?.font ?? context.defaultFont
    let result = shape(
      text, defaultFont: fontScale == 1 ? font : font.withSize(font.pointSize * fontScale), locale: context.locale,
      with: context.typesetter)
    // The unscaled text stays; of the sizes tried while shrinking only the last one does.
    if shaped.count == 2 { shaped.removeLast() }
    shaped.append((fontScale, result))
    return result
  }
}

extension FieldLine.Whole {
  fileprivate init(_ layout: TextLayout, of units: [UInt16], with typesetter: Typesetter) {
    self.layout = layout
    let line = layout.lines.first
    width = line?.runs.reduce(0) { $0 + $1.width } ?? 0
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
