import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens

/// The agreement of a scene, as Galley draws it, and a recorded picture of it.
struct PictureFindings {
  /// The terms of the comparison.
  struct Options {
    /// The largest difference at which pixels agree.
    var tolerance = PixelAgreement.usualTolerance
    /// Pixels that do not count, such as those of a system font.
    var ignored: [PixelRect] = []
  }

  /// The most glyphs that are looked at one by one; of more, some from everywhere.
  static let mostGlyphs = 5_000

  /// The part of the pixels that was compared: colours, or opacity alone.
  let reading: PicturePixels.Reading
  let agreement: PixelAgreement
  /// Every line that is drawn upright, as far as it counts.
  let lines: [LineFinding]
  /// The number of lines of which no glyph counts.
  let ignoredLineCount: Int
  let placements: [PlacementFinding]
  /// The rule that comes nearest to the picture, and how near; nil if it is the scene's own, or no other was tried.
  let nearest: (rule: DrawingRule, agreement: PixelAgreement)?
  /// The colour that most pixels have in the picture, and the one that they have in the scene, if they are not the same.
  let grounds: (recorded: Color, drawn: Color)?
  /// Both pictures as they were compared.
  let drawn, recorded: PicturePixels

  /// Compares them. Takes time in proportion to the number of pixels.
  init(_ scene: DrawnScene, _ picture: Bitmap, _ options: Options = Options()) throws {
    let proof = try Proof(scene, picture, options.ignored)
    let own = try proof.agreement(under: .own, options.tolerance)
    (reading, recorded, drawn, agreement) = (proof.reading, proof.recorded, own.pixels, own.agreement)
    let (theirs, ours) = (recorded.commonest, drawn.commonest)
    grounds = theirs.isNear(ours, options.tolerance) ? nil : (theirs, ours)
    var shapes = GlyphShapes(scale: scene.scale, typesetter: scene.typesetter)
    let fitter = LineFitter(
      recorded: proof.recorded, ground: proof.ground, reading: proof.reading, tolerance: options.tolerance)
    let count = scene.lines.reduce(0) { $0 + $1.glyphs.count }
    let stride = max(1, (count + Self.mostGlyphs - 1) / Self.mostGlyphs)
    var lines: [LineFinding] = []
    var ignoredLineCount = 0
    for line in scene.lines {
      var indices = line.glyphs.indices.filter { $0 % stride == 0 }
      indices.removeAll { shapes.cell(of: line.glyphs[$0]) == nil }
      let inked = indices.count
      indices.removeAll { shapes.cell(of: line.glyphs[$0])?.touches(options.ignored) ?? true }
      // Nothing can be said of a line without ink that counts.
      if indices.isEmpty {
        if inked > 0 { ignoredLineCount += 1 }
        continue
      }
      lines.append(LineFinding(of: line, drawn: own.pixels, by: fitter, indices, &shapes))
    }
    self.lines = lines
    self.ignoredLineCount = ignoredLineCount
    placements = lines.placements
    nearest = own.agreement.agrees ? nil : try proof.nearest(to: own.agreement, options.tolerance)
  }

  /// True if every pixel agrees.
  var agrees: Bool { agreement.agrees }
}

extension [LineFinding] {
  /// Glyphs by kind of view, size and grid, each group with its rule.
  fileprivate var placements: [PlacementFinding] {
    var groups: [GlyphGroup: [(line: LineOfGlyphs, fit: GlyphFit)]] = [:]
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

/// Glyphs that one rule places.
private struct GlyphGroup: Hashable {
  let kind: String
  let size: Double
  let grid: GlyphGrid
}

/// A scene and a picture made alike, so that their pixels can be compared.
private struct Proof {
  let scene: DrawnScene
  let reading: PicturePixels.Reading
  let ground: PicturePixels
  let recorded: PicturePixels
  private let background: Color
  private let ignored: [PixelRect]

  /// A picture on a transparent ground, of a scene that has a colour below its text, is compared by opacity alone.
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

  /// Returns the scene's pixels under a rule, and their agreement with the picture.
  func agreement(
    under rule: DrawingRule, _ tolerance: Int
  ) throws -> (pixels: PicturePixels, agreement: PixelAgreement) {
    let picture = try scene.picture(of: rule.applied(to: scene.list, scale: scene.scale), on: background)
    var pixels = PicturePixels(picture, reading: reading)
    pixels.replace(ignored, from: ground)
    return (pixels, PixelAgreement(drawn: pixels, recorded: recorded, ground: ground, tolerance: tolerance))
  }

  /// The rule that comes nearest to the picture if it is clearly nearer than the scene's own. Heights are tried first,
  /// then rasters and grids with the best of them, then heights once more.
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
