import GalleyBase
import GalleyFonts
import GalleyText

/// The paint of laid out text. It can change without a new layout.
struct TextPaint {
  /// The text with its present attributes; its characters are the layout's.
  var text: AttributedText
  /// The truncation token; nil for an ellipsis.
  var token: AttributedText?
  /// The font of characters without one.
  var font: Font
  /// The colour of characters without one.
  var textColor: Color
  /// The colour of all characters, in place of their own; nil keeps theirs.
  var overridingColor: Color?
  /// The shadow of all characters; nil keeps theirs.
  var shadow: Shadow?
  /// The context with the outlines of glyphs, for `underlineSkipsInk`, and the pictures of attachments.
  var context: RenderContext
  /// True if `byWord` leaves out spaces, as in TextKit's views. UILabel underlines them (recorded: WrapKit, iOS 26),
  /// and so does string drawing (inferred).
  var drawsLinesByWord = false

  /// Returns the attributes with which a run is painted.
  func attributes(of run: GlyphRun) -> TextAttributes {
    let attributes = text.attributes(at: run.clusterBase + run.styleOffset)
    if let index = run.tokenRun, let token { return token.runs[index].attributes.filled(from: attributes) }
    guard run.kind == .marker else { return attributes }
    return TextAttributes {
      $0.foregroundColor = attributes.foregroundColor
      $0.shadow = attributes.shadow
    }
  }

  /// Returns the colour of a run's glyphs. As on UILabel, links have the link colour, whatever their own.
  func color(_ attributes: TextAttributes) -> Color {
    let linkColor = attributes.link == nil ? nil : SystemColor.link.color(in: context.interfaceStyle)
    return overridingColor ?? linkColor ?? attributes.foregroundColor ?? textColor
  }

  /// Returns the underline style of a run. As on UILabel, links are underlined.
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

  /// A set of these bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Glyphs and attachments.
  package static let glyphs = TextLayers(rawValue: 1)
  /// The ground behind the text.
  package static let grounds = TextLayers(rawValue: 2)
  /// Copies behind the glyphs.
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
  /// The layers that are not empty, besides glyphs.
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
  /// The bits of which at least one must be set for a line to be drawn. A pattern alone is drawn as a single line
  /// (ours; UIKit is reported to draw none).
  static let anyLine: LineDecoration = .double.union(.thick).union(.anyPattern)
}
