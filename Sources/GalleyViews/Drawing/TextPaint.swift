import GalleyBase
import GalleyFonts
import GalleyText

/// The colours of laid out text, which a layout does not know: they change without a new layout.
struct TextPaint {
  /// The text as it is now, with the same characters as the layout's.
  var text: AttributedText
  /// What stands for hidden text, if not an ellipsis.
  var token: AttributedText?
  /// Font of characters that name none.
  var font: Font
  /// Colour of characters that name none.
  var textColor: Color
  /// Colour of all characters, whatever they name; nil leaves them theirs.
  var overridingColor: Color?
  /// A shadow below all characters; nil leaves them theirs.
  var shadow: Shadow?
  /// Knows the outlines of glyphs, for underlines that leave room for them, and the pictures of attachments.
  var context: RenderContext
  /// True if `byWord` leaves the spaces without a line: in TextKit's views (documented). UILabel underlines them all the
  /// same (recorded: WrapKit, iOS 26), and what else draws strings without a layout manager is taken to do as it does
  /// (inferred).
  var drawsLinesByWord = false

  /// The attributes that a run is painted in.
  func attributes(of run: GlyphRun) -> TextAttributes {
    let attributes = text.attributes(at: run.clusterBase + run.styleOffset)
    if let index = run.tokenRun, let token { return token.runs[index].attributes.filled(from: attributes) }
    guard run.kind == .marker else { return attributes }
    return TextAttributes {
      $0.foregroundColor = attributes.foregroundColor
      $0.shadow = attributes.shadow
    }
  }

  /// The colour of a run's glyphs. UILabel shows links in its own colour whatever theirs (known from practice).
  func color(_ attributes: TextAttributes) -> Color {
    let linkColor = attributes.link == nil ? nil : SystemColor.link.color(in: context.interfaceStyle)
    return overridingColor ?? linkColor ?? attributes.foregroundColor ?? textColor
  }

  /// The lines under a run. UILabel draws one under links (known from practice).
  func underlineStyle(_ attributes: TextAttributes) -> LineDecoration {
    let style = attributes.underlineStyle
    return attributes.link != nil && style.isDisjoint(with: .anyLine) ? style.union(.single) : style
  }

  /// The shadow below a run, if any.
  func shadow(_ attributes: TextAttributes) -> Shadow? { shadow ?? attributes.shadow }
}

/// What a text has besides glyphs.
struct TextLayers: OptionSet {
  let rawValue: Int
  static let grounds = TextLayers(rawValue: 1)
  static let shadows = TextLayers(rawValue: 2)
  static let underlines = TextLayers(rawValue: 4)
  static let strikethroughs = TextLayers(rawValue: 8)
}

extension TextPaint {
  /// The layers for which there is anything to draw.
  var layers: TextLayers {
    var layers: TextLayers = shadow == nil ? [] : .shadows
    for run in text.runs + (token?.runs ?? []) {
      if run.attributes.backgroundColor != nil { layers.insert(.grounds) }
      if run.attributes.shadow != nil { layers.insert(.shadows) }
      if !run.attributes.underlineStyle.isEmpty || run.attributes.link != nil { layers.insert(.underlines) }
      if !run.attributes.strikethroughStyle.isEmpty { layers.insert(.strikethroughs) }
    }
    return layers
  }
}

extension LineDecoration {
  /// The bits of which one at least must be there for a line to be drawn. A pattern alone is drawn as a single line
  /// (ours; the recorded patterns, WrapKit's, were asked for with `single`, and UIKit is reported to draw none without).
  static let anyLine: LineDecoration = .double.union(.thick).union(.anyPattern)
}
