import GalleyBase
import GalleyDrawing
import GalleyFonts

/// A set of settings for drawing the glyphs of a scene, such as the rasteriser and the rounding of
/// positions. It is tried in order to explain a picture from iOS.
struct DrawingRule: Hashable, Sendable {
  /// The rules for drawing glyphs as pixels; nil means the scene's own.
  var glyphs: GlyphRules?
  /// The distance by which baselines are lowered from those of the scene, in pixels.
  var drop = 0
  /// The distance by which thin rectangles and filled paths, such as underlines, are lowered from
  /// those of the scene, in pixels.
  var lineDrop = 0

  /// The scene's own rules.
  static let own = DrawingRule()

  /// The maximum height in pixels at which a rectangle is thin, as underlines and strikethroughs
  /// are.
  private static let thickestLine = 12.0

  /// Returns the display list of a scene with `scale` pixels per point, changed by this rule.
  func applied(to list: DisplayList, scale: Double) -> DisplayList {
    var result = list.changing { command in
      switch command {
      case .glyphs(var glyphs) where drop != 0:
        glyphs.origin.y += Double(drop) / scale
        return .glyphs(glyphs)
      case .fill(var shape, let color) where shape.rect.height * scale <= Self.thickestLine:
        shape.rect.origin.y += Double(lineDrop) / scale
        return .fill(shape, color)
      case .fillPath(let path, let color): return .fillPath(path.offsetBy(dx: 0, dy: Double(lineDrop) / scale), color)
      default: return command
      }
    }
    result.glyphRules = glyphs ?? list.glyphRules
    return result
  }

  /// The four rules in which either the baselines, or thin rectangles and paths, are one pixel
  /// higher or lower. In all else they are equal to this rule.
  var neighbors: [DrawingRule] {
    [-1, 1].flatMap { step -> [DrawingRule] in
      var (moved, lined) = (self, self)
      moved.drop += step
      lined.lineDrop += step
      return [moved, lined]
    }
  }

  /// The other rules to try, in which baselines and lines have the same heights as in this rule.
  /// Each rasteriser is first tried with its own grid of glyph positions, then with every other
  /// grid.
  var alternatives: [DrawingRule] {
    let grids: [GlyphGrid?] = [nil] + PlacementRule.grids
    return grids.flatMap { grid in
      GlyphRaster.allCases.map {
        DrawingRule(glyphs: GlyphRules(raster: $0, grid: grid), drop: drop, lineDrop: lineDrop)
      }
    }
  }

  /// The description of the rule, such as `raster: freetype and baselines 1 px lower`.
  var words: String {
    var parts: [String] = []
    if let glyphs {
      parts.append("raster: \(glyphs.raster.rawValue)")
      if let grid = glyphs.grid { parts.append("glyphs on \(grid.words)") }
    }
    if drop != 0 { parts.append("baselines \(abs(drop)) px \(drop > 0 ? "lower" : "higher")") }
    if lineDrop != 0 {
      let way = lineDrop > 0 ? "lower" : "higher"
      parts.append("thin rectangles and paths, such as underlines, \(abs(lineDrop)) px \(way)")
    }
    return parts.joined(separator: " and ")
  }
}
