import GalleyBase
import GalleyDrawing
import GalleyFonts

/// Glyphs of one font and colour as a display list draws them, in points of the picture.
struct DrawnText {
  /// The pen at the first glyph, on the baseline.
  let origin: Point
  /// The smallest rectangle around the ink.
  let ink: Rect
  /// The colour, with the opacity of the groups around it.
  let color: Color
  let font: Font
  /// The rectangle that clips it; nil for none.
  let clip: Rect?

  /// The part of the ink that no rectangle clips; empty if there is none.
  var visibleInk: Rect { clip.map { ink.common(with: $0) } ?? ink }
}

extension DisplayList {
  /// The straight texts that it draws, but for shadows and colour glyphs.
  func drawnTexts(_ typesetter: Typesetter) -> [DrawnText] {
    var texts: [DrawnText] = []
    // A clip that is no rectangle counts as its bounds would: it is not looked at.
    var (clips, opacities, shadows): ([Rect?], [Double], Int) = ([nil], [1], 0)
    for command in commands {
      switch command {
      case .pushClip(let shape):
        clips.append(clips.last.flatMap { $0 }.map { shape.rect.common(with: $0) } ?? shape.rect)
      case .pushClipPath, .pushEvenOddClip, .pushClipMask: clips.append(clips.last.flatMap { $0 })
      case .popClip: clips.removeLast()
      case .pushOpacity(let opacity): opacities.append((opacities.last ?? 1) * opacity)
      case .popOpacity: opacities.removeLast()
      case .pushShadow: shadows += 1
      case .popShadow: shadows -= 1
      case .glyphs(let glyphs) where shadows == 0 && !glyphs.font.face.isColor && glyphs.color.alpha > 0:
        guard let ink = glyphs.ink(typesetter) else { continue }
        var color = glyphs.color
        color.alpha = UInt8((Double(color.alpha) * (opacities.last ?? 1)).rounded())
        texts.append(
          DrawnText(origin: glyphs.origin, ink: ink, color: color, font: glyphs.font, clip: clips.last.flatMap { $0 }))
      default: break
      }
    }
    return texts
  }

  /// The list without any text: what is behind it.
  var withoutTexts: DisplayList {
    var list = self
    list = DisplayList(
      commands: commands.filter { command in
        switch command {
        case .glyphs, .turnedGlyphs: false
        default: true
        }
      }, glyphRules: glyphRules)
    return list
  }
}

extension GlyphsCommand {
  /// The smallest rectangle around its ink; nil without ink.
  fileprivate func ink(_ typesetter: Typesetter) -> Rect? {
    var union: Rect?
    for glyph in glyphs {
      let ink = typesetter.inkBounds(font: font, glyph: glyph.glyph)
      guard !ink.isEmpty else { continue }
      let placed = ink.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y)
      union = union.map { $0.union(placed) } ?? placed
    }
    return union
  }
}

extension Rect {
  /// The part inside of another rectangle; empty if there is none.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
