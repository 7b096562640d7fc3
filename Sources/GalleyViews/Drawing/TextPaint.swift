import GalleyBase
import GalleyFonts
import GalleyText

/// The colours, fonts and decorations with which text is drawn. They can change without a new
/// layout.
struct TextPaint {
  /// The text with its current attributes. It has the same characters as the layout.
  var text: AttributedText
  /// The truncation token; nil for the default ellipsis.
  var token: AttributedText?
  /// The font of characters without a font.
  var font: Font
  /// The colour of characters without a colour.
  var textColor: Color
  /// The colour of all characters, instead of their own; nil keeps their own colours.
  var overridingColor: Color?
  /// The shadow of all characters, instead of their own; nil keeps their own shadows.
  var shadow: Shadow?
  /// The context, which supplies glyph outlines for `underlineSkipsInk` and attachment pictures.
  var context: RenderContext
  /// True if lines with the style `byWord` leave out spaces, as in TextKit's views.
  ///
  /// UILabel underlines them (recorded: WrapKit, iOS 26), and so does string drawing (inferred).
  var drawsLinesByWord = false

  /// Returns the attributes with which a run is drawn.
  func attributes(of run: GlyphRun) -> TextAttributes {
    let attributes = text.attributes(at: run.clusterBase + run.styleOffset)
    if let index = run.tokenRun, let token { return token.runs[index].attributes.filled(from: attributes) }
    guard run.kind == .marker else { return attributes }
    return TextAttributes {
      $0.foregroundColor = attributes.foregroundColor
      $0.shadow = attributes.shadow
    }
  }

  /// Returns the colour of a run's glyphs. As in UILabel, links always have the link colour.
  func color(_ attributes: TextAttributes) -> Color {
    let linkColor = attributes.link == nil ? nil : SystemColor.link.color(in: context.interfaceStyle)
    return overridingColor ?? linkColor ?? attributes.foregroundColor ?? textColor
  }

  /// Returns the underline style of a run. As in UILabel, links are always underlined.
  func underlineStyle(_ attributes: TextAttributes) -> LineDecoration {
    let style = attributes.underlineStyle
    return attributes.link != nil && style.isDisjoint(with: .anyLine) ? style.union(.single) : style
  }

  /// Returns the shadow of a run; nil for none.
  func shadow(_ attributes: TextAttributes) -> Shadow? { shadow ?? attributes.shadow }
}

/// The layers in which text is drawn.
package struct TextLayers: OptionSet, Sendable {
  /// The bits of the set.
  package let rawValue: Int

  /// Creates a set of layers from their bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The glyphs and the pictures of attachments.
  package static let glyphs = TextLayers(rawValue: 1)
  /// The backgrounds of the characters.
  package static let grounds = TextLayers(rawValue: 2)
  /// The shadows of glyphs and lines.
  package static let shadows = TextLayers(rawValue: 4)
  /// The lines under the glyphs.
  package static let underlines = lines(.underline)
  /// The lines through the glyphs.
  package static let strikethroughs = lines(.strikethrough)
  /// All layers of the drawing.
  package static let all = TextLayers(rawValue: ~0)

  /// Returns the layer with the lines of the given kind of decoration.
  static func lines(_ kind: DecorationKind) -> TextLayers { TextLayers(rawValue: 8 << kind.rawValue) }
}

extension TextPaint {
  /// The layers in which the text has content, besides the glyphs.
  var layers: TextLayers {
    var layers: TextLayers = shadow == nil ? [] : .shadows
    for run in text.runs + (token?.runs ?? []) {
      if run.attributes.backgroundColor != nil { layers.insert(.grounds) }
      if run.attributes.shadow != nil { layers.insert(.shadows) }
      for kind in DecorationKind.allCases where !kind.style(run.attributes, self).isEmpty {
        layers.insert(.lines(kind))
      }
    }
    return layers
  }
}

extension LineDecoration {
  /// The style bits that draw a line. A line is drawn if at least one of them is set.
  ///
  /// A pattern alone is drawn as a single line (our choice; UIKit is reported to draw none).
  static let anyLine: LineDecoration = .double.union(.thick).union(.anyPattern)
}
