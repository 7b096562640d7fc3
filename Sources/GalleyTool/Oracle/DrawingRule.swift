import GalleyBase
import GalleyDrawing
import GalleyFonts

/// A way to draw the glyphs of a scene that may be other than its own.
struct DrawingRule: Hashable, Sendable {
  /// What makes pixels of glyphs, and where they stand; nil is as the scene has it.
  var glyphs: GlyphRules?
  /// Pixels by which baselines are lower than in the scene.
  var drop = 0

  /// The scene's own rules.
  static let own = DrawingRule()

  /// The list of a scene of `scale` pixels per point under this rule.
  func applied(to list: DisplayList, scale: Double) -> DisplayList {
    var result = list.changing { command in
      guard case .glyphs(var glyphs) = command, drop != 0 else { return command }
      glyphs.origin.y += Double(drop) / scale
      return .glyphs(glyphs)
    }
    result.glyphRules = glyphs ?? list.glyphRules
    return result
  }

  /// The other rules that are tried, with baselines where this one has them: every raster with its own grid first, then
  /// with every other.
  var alternatives: [DrawingRule] {
    let grids: [GlyphGrid?] = [nil] + PlacementRule.grids
    return grids.flatMap { grid in
      GlyphRaster.allCases.map { DrawingRule(glyphs: GlyphRules(raster: $0, grid: grid), drop: drop) }
    }
  }

  /// In words: `raster: freetype and baselines 1 px lower`.
  var words: String {
    var parts: [String] = []
    if let glyphs {
      parts.append("raster: \(glyphs.raster.rawValue)")
      if let grid = glyphs.grid { parts.append("glyphs on \(grid.words)") }
    }
    if drop != 0 { parts.append("baselines \(abs(drop)) px \(drop > 0 ? "lower" : "higher")") }
    return parts.joined(separator: " and ")
  }
}

extension DisplayList {
  /// The rule by which glyphs of this many pixels per em are placed.
  func placement(pixelsPerEm: Double) -> PlacementRule {
    PlacementRule(grid: glyphRules.grid(pixelsPerEm: pixelsPerEm))
  }
}
