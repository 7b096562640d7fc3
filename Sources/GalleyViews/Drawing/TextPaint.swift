import GalleyBase
import GalleyFonts
import GalleyText

/// The colours, fonts and decorations of laid out text, which can change without a new layout.
struct TextPaint {
  /// The text with its current attributes; its characters are the layout's.
  var text: AttributedText
  /// The truncation token; nil for an ellipsis.
  var token: AttributedText?
  /// The default font.
  var font: Font
  /// The default text colour.
  var textColor: Color
  /// The colour of all characters, overriding their own; nil keeps theirs.
  var overridingColor: Color?
  /// The shadow of all characters, overriding their own; nil keeps theirs.
  var shadow: Shadow?
  /// The context with the outlines of glyphs, for `underlineSkipsInk`, and the pictures of attachments.
  var context: RenderContext
  /// True if `byWord` leaves out spaces, as in TextKit's views.
  ///
  /// UILabel underlines them (recorded: WrapKit, iOS 26), and so does string drawing (inferred).
  var drawsLinesByWord = false

  /// Returns the attributes that a run is drawn with.
  func attributes(of run: GlyphRun) -> TextAttributes {
    let attributes = text.attributes(at: run.clusterBase + run.styleOffset)
    if let index = run.tokenRun, let token { return token.runs[index].attributes.filled(from: attributes) }
    guard run.kind == .marker else { return attributes }
    return TextAttributes {
      $0.foregroundColor = attributes.foregroundColor
      $0.shadow = attributes.shadow
    }
  }

  /// Returns the colour of a run's glyphs. As in UILabel, links have the link colour, whatever their own.
  func color(_ attributes: TextAttributes) -> Color {
    let linkColor = attributes.link == nil ? nil : SystemColor.link.color(in: context.interfaceStyle)
    return overridingColor ?? linkColor ?? attributes.foregroundColor ?? textColor
  }

  /// Returns the underline style of a run. As in UILabel, links are underlined.
  func underlineStyle(_ attributes: TextAttributes) -> LineDecoration {
    let style = attributes.underlineStyle
    return attributes.link != nil && style.isDisjoint(with: .anyLine) ? style.union(.single) : style
  }

  /// Returns the shadow of a run, if any.
  func shadow(_ attributes: TextAttributes) -> Shadow? { shadow ?? attributes.shadow }
}

/// The layers of a text's drawing.
package struct TextLayers: OptionSet, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a set of layers from their bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Glyphs and attachments.
  package static let glyphs = TextLayers(rawValue: 1)
  /// The background of the text.
  package static let grounds = TextLayers(rawValue: 2)
  /// The shadows behind the glyphs.
  package static let shadows = TextLayers(rawValue: 4)
  /// Lines under the glyphs.
  package static let underlines = lines(.underline)
  /// Lines through the glyphs.
  package static let strikethroughs = lines(.strikethrough)
  /// Every layer.
  package static let all = TextLayers(rawValue: ~0)

  /// The lines of a kind.
  static func lines(_ kind: DecorationKind) -> TextLayers { TextLayers(rawValue: 8 << kind.rawValue) }
}

extension TextPaint {
  /// The layers with content, besides glyphs.
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
  /// The bits for lines; a line is drawn if at least one is set.
  ///
  /// A pattern alone is drawn as a single line (our choice; UIKit is reported to draw none).
  static let anyLine: LineDecoration = .double.union(.thick).union(.anyPattern)
}
