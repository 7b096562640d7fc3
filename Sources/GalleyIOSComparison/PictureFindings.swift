import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens

/// The findings of comparing a scene that Galley drew with a recorded picture.
struct PictureFindings {
  /// The options of the comparison.
  struct Options {
    /// The maximum difference at which pixels agree, in 255ths of a channel.
    var tolerance = PixelAgreement.usualTolerance
    /// Areas that are not compared, such as those of a system font.
    var ignored: [PixelRect] = []
  }

  /// The maximum number of glyphs that are measured individually. If there are more, a sample of
  /// glyphs is measured.
  static let mostGlyphs = 5_000

  /// The part of each pixel that was compared: colours, or opacity alone.
  let reading: PicturePixels.Reading
  let agreement: PixelAgreement
  /// All upright lines with their findings.
  let lines: [LineFinding]
  /// The number of lines that are completely inside ignored areas.
  let ignoredLineCount: Int
  let placements: [PlacementFinding]
  /// The drawing rule with which Galley's picture comes nearest to the recorded picture, and the
  /// agreement under this rule. Nil if it is not clearly better than the scene's own rule, or if no
  /// other rule was tried.
  let nearest: (rule: DrawingRule, agreement: PixelAgreement)?
  /// The most frequent colours (the background colours) of the recorded picture and of the drawn
  /// scene; nil if both agree within the tolerance.
  let grounds: (recorded: Color, drawn: Color)?
  /// The compared pixels of both pictures.
  let drawn, recorded: PicturePixels

  /// Compares a scene with a picture. The time is proportional to the number of pixels.
  init(_ scene: DrawnScene, _ picture: Bitmap, _ options: Options = Options()) throws {
    let prepared = try PreparedComparison(scene, picture, options.ignored)
    let own = try prepared.agreement(under: .own, options.tolerance)
    (reading, recorded, drawn, agreement) = (prepared.reading, prepared.recorded, own.pixels, own.agreement)
    let (theirs, ours) = (recorded.commonest, drawn.commonest)
    grounds = theirs.isNear(ours, options.tolerance) ? nil : (theirs, ours)
    var shapes = GlyphShapes(scale: scene.scale, typesetter: scene.typesetter)
    let fitter = LineFitter(
      recorded: prepared.recorded, ground: prepared.ground, reading: prepared.reading, tolerance: options.tolerance)
    let count = scene.lines.reduce(0) { $0 + $1.glyphs.count }
    let stride = max(1, (count + Self.mostGlyphs - 1) / Self.mostGlyphs)
    var lines: [LineFinding] = []
    var ignoredLineCount = 0
    for line in scene.lines {
      var indices = line.glyphs.indices.filter { $0 % stride == 0 }
      indices.removeAll { shapes.cell(of: line.glyphs[$0]) == nil }
      let inked = indices.count
      indices.removeAll { shapes.cell(of: line.glyphs[$0])?.touches(options.ignored) ?? true }
      // A line without ink in the compared area has no finding.
      if indices.isEmpty {
        if inked > 0 { ignoredLineCount += 1 }
        continue
      }
      lines.append(LineFinding(of: line, drawn: own.pixels, by: fitter, indices, &shapes))
    }
    self.lines = lines
    self.ignoredLineCount = ignoredLineCount
    placements = lines.placements
    nearest = own.agreement.agrees ? nil : try prepared.nearest(to: own.agreement, options.tolerance)
  }

  /// True if every pixel agrees.
  var agrees: Bool { agreement.agrees }
}

extension [LineFinding] {
  /// The findings about positions of glyphs, grouped by kind of view, size and grid.
  fileprivate var placements: [PlacementFinding] {
    var groups: [GlyphGroup: [(line: GlyphLine, fit: GlyphFit)]] = [:]
    var order: [GlyphGroup] = []
    for finding in self {
      for fit in finding.fits {
        let key = GlyphGroup(kind: finding.line.kind, size: fit.glyph.pixelsPerEm, grid: fit.glyph.grid)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append((finding.line, fit))
      }
    }
    return order.map { key in
      PlacementFinding(kind: key.kind, pixelsPerEm: key.size, own: PlacementRule(grid: key.grid), groups[key] ?? [])
    }
  }
}

/// The key of a group of glyphs that the same rule positions.
private struct GlyphGroup: Hashable {
  let kind: String
  let size: Double
  let grid: GlyphGrid
}

/// A scene and a picture in a form in which their pixels can be compared.
private struct PreparedComparison {
  let scene: DrawnScene
  let reading: PicturePixels.Reading
  let ground: PicturePixels
  let recorded: PicturePixels
  private let background: Color
  private let ignored: [PixelRect]

  /// Converts a scene and a picture. If the picture has a transparent background and the scene has
  /// a colour below its text, only opacity is compared.
  init(_ scene: DrawnScene, _ picture: Bitmap, _ ignored: [PixelRect]) throws {
    self.scene = scene
    self.ignored = ignored
    var recorded = PicturePixels(picture)
    let isOpaque = scene.background.alpha == 255
    reading = isOpaque && recorded.transparency(outside: ignored) > 0.5 ? .opacity : .colors
    background = reading == .opacity ? .clear : scene.background
    if reading == .opacity {
      recorded = PicturePixels(picture, reading: .opacity)
    } else if isOpaque {
      recorded.flatten(on: scene.background)
    }
    ground = PicturePixels(try scene.picture(of: scene.list.ground, on: background), reading: reading)
    recorded.replace(ignored, from: ground)
    self.recorded = recorded
  }

  /// Returns the scene's pixels when drawn by a rule, and their agreement with the recorded
  /// picture.
  func agreement(
    under rule: DrawingRule, _ tolerance: Int
  ) throws -> (pixels: PicturePixels, agreement: PixelAgreement) {
    let picture = try scene.picture(of: rule.applied(to: scene.list, scale: scene.scale), on: background)
    var pixels = PicturePixels(picture, reading: reading)
    pixels.replace(ignored, from: ground)
    return (pixels, PixelAgreement(drawn: pixels, recorded: recorded, ground: ground, tolerance: tolerance))
  }

  /// Returns the drawing rule with which the scene comes nearest to the recorded picture. Nil if it
  /// is not clearly better than the scene's own rule. First the heights of baselines and lines are
  /// varied, then rasterisers and grids, then the heights again.
  func nearest(to own: PixelAgreement, _ tolerance: Int) throws -> (rule: DrawingRule, agreement: PixelAgreement)? {
    var best = (rule: DrawingRule.own, agreement: own)
    for stage in [\DrawingRule.neighbors, \.alternatives, \.neighbors] where !best.agreement.agrees {
      for rule in best.rule[keyPath: stage] {
        let agreement = try agreement(under: rule, tolerance).agreement
        if agreement.isNearer(than: best.agreement) { best = (rule, agreement) }
      }
    }
    let isClear = best.agreement.beyondCount * 10 < own.beyondCount * 9
    return best.rule != .own && isClear ? best : nil
  }
}
