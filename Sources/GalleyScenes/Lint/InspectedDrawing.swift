import GalleyBase
import GalleyDrawing
import GalleyFonts

/// The drawing of a page, prepared for lint rules.
struct InspectedDrawing {
  /// All drawing commands.
  let list: DisplayList
  /// The drawn texts, without soft shadows.
  private(set) var texts: [DrawnText] = []
  /// The rectangle in which each drawing command may hide something behind it; nil for text,
  /// transparent drawing, and commands that begin or end a clip or group.
  private(set) var covers: [Rect?] = []
  /// The commands of each view, inner views first.
  private let spans: [DrawnSpan]
  /// The id of the innermost view that drew each command; nil if no view with an id drew the
  /// command.
  private let owners: [String?]

  /// The minimum opacity at which a colour counts as hiding everything behind it.
  static let opaque = 31.0 / 32

  /// Creates the inspection of a drawing, from its commands and the views that drew them.
  init(_ drawing: (list: DisplayList, spans: [DrawnSpan]), on canvas: Rect, with typesetter: Typesetter) {
    (list, spans) = drawing
    var owners = [String?](repeating: nil, count: list.commands.count)
    for span in spans {
      for place in span.commands where owners[place] == nil { owners[place] = span.name }
    }
    self.owners = owners
    // A clip that is not a rectangle is not looked at: the one around it counts.
    var (clips, opacities, shadows): ([Rect?], [Double], Int) = ([nil], [1], 0)
    for (place, command) in list.commands.enumerated() {
      covers.append(nil)
      let clip = clips.last.flatMap { $0 }
      switch command {
      case .pushClip(let shape): clips.append(clip.map { shape.rect.common(with: $0) } ?? shape.rect)
      case .pushClipPath, .pushEvenOddClip, .pushClipMask: clips.append(clip)
      case .popClip: clips.removeLast()
      case .pushOpacity(let opacity): opacities.append((opacities.last ?? 1) * opacity)
      case .popOpacity: opacities.removeLast()
      case .pushShadow: shadows += 1
      case .popShadow: shadows -= 1
      default:
        guard shadows == 0 else { continue }
        let (opacity, shown) = (opacities.last ?? 1, clip ?? canvas)
        if opacity >= Self.opaque { covers[place] = command.cover(within: shown)?.common(with: shown) }
        guard var text = command.text(typesetter) else { continue }
        text.place = place
        text.clip = clip
        text.color.alpha = UInt8((Double(text.color.alpha) * opacity).rounded())
        texts.append(text)
      }
    }
  }

  /// Returns the id of the innermost view that drew a command; nil if no view with an id drew the
  /// command.
  func owner(of place: Int) -> String? { owners[place] }

  /// Returns the commands that a view and its subviews drew; nil for a view that drew nothing.
  func commands(ofView id: String) -> Range<Int>? { spans.first { $0.name == id }?.commands }

  /// The drawing without text, which is the background of the text.
  var withoutTexts: DisplayList { changing { $1.isText ? nil : $1 } }

  /// Returns the drawing with all texts in one opaque colour. Glyphs in colours of their own are
  /// replaced by their bounding rectangles.
  func withTexts(in color: Color) -> DisplayList {
    let inks = visibleInks
    return changing { place, command in inks[place].map { command.colored(color, ink: $0) } ?? command }
  }

  /// Returns only the texts, in one opaque colour, with their clips and groups.
  func onlyTexts(in color: Color) -> DisplayList {
    let inks = visibleInks
    return changing { place, command in
      inks[place].map { command.colored(color, ink: $0) } ?? (command.isBracket ? command : nil)
    }
  }

  /// The visible bounding rectangles of the texts that are not transparent, by the index of the
  /// drawing command.
  private var visibleInks: [Int: Rect] {
    Dictionary(texts.filter { $0.color.alpha > 0 }.map { ($0.place, $0.ink) }) { first, _ in first }
  }

  private func changing(_ change: (Int, DisplayList.Command) -> DisplayList.Command?) -> DisplayList {
    DisplayList(commands: list.commands.enumerated().compactMap(change), glyphRules: list.glyphRules)
  }
}

extension DisplayList.Command {
  /// Returns the same text in another colour, or its bounding rectangle if its glyphs have colours
  /// of their own.
  fileprivate func colored(_ color: Color, ink: Rect) -> DisplayList.Command {
    switch self {
    case .glyphs(var glyphs) where !glyphs.font.face.isColor:
      glyphs.color = color
      return .glyphs(glyphs)
    case .turnedGlyphs(var glyphs) where !glyphs.font.face.isColor:
      glyphs.color = color
      return .turnedGlyphs(glyphs)
    default: return .fill(RoundedRect(ink), color)
    }
  }
}
