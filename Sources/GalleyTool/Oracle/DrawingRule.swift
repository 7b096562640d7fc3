import GalleyBase
import GalleyDrawing

/// A way to draw the glyphs of a scene that may be other than its own.
struct DrawingRule: Hashable, Sendable {
  /// Pixels by which baselines are lower than in the scene.
  var drop = 0

  /// The scene's own rules.
  static let own = DrawingRule()

  /// The list of a scene of `scale` pixels per point under this rule.
  func applied(to list: DisplayList, scale: Double) -> DisplayList {
    list.changing { command in
      guard case .glyphs(var glyphs) = command, drop != 0 else { return command }
      glyphs.origin.y += Double(drop) / scale
      return .glyphs(glyphs)
    }
  }

  /// The other rules that are tried, with baselines where this one has them.
  var alternatives: [DrawingRule] { [] }

  /// In words: `baselines 1 px lower`.
  var words: String {
    drop == 0 ? "" : "baselines \(abs(drop)) px \(drop > 0 ? "lower" : "higher")"
  }
}

extension DisplayList {
  /// The rule by which glyphs of this many pixels per em are placed.
  func placement(pixelsPerEm: Double) -> PlacementRule { PlacementRule(steps: 4, rounding: .nearest) }
}
