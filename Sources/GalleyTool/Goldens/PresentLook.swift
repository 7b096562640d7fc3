import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyViews

/// A scene or cell as it looks now, for a comparison: its layout, and the drawings of its pictures.
/// Pixels are drawn once, and only if they are needed.
struct PresentLook {
  /// The names of the pictures' frames in the order of the steps, or a single nil for the only
  /// picture.
  let frames: [String?]
  /// The layout dump as UTF-8.
  let layout: [UInt8]
  /// The drawings of the pictures; nil if all frames are in one picture, which is not a single
  /// drawing.
  let drawings: [Drawing]?
  private let composed: ComposedScene
  /// The maximum size of a golden picture, in bytes.
  private let largestImage: Int
  private var pictures: [GoldenPicture]?
  /// The line of digests of a cell without a golden picture; nil until it is computed.
  private(set) var line: CellLine?

  /// Plays the steps of a scene, and collects its layout and drawings.
  init(of source: SceneSource, _ session: RenderSession) throws {
    var composed = try compose(source, SceneChanges(), session)
    try composed.checkPixelCount(of: "golden")
    if composed.scene.isFilmstrip {
      (frames, drawings) = ([nil], nil)
      pictures = [GoldenPicture(frame: nil, image: try composed.filmstrip())]
    } else {
      var taken: [(frame: String?, drawing: Drawing)] = []
      try composed.takePictures { shot, drawing, _ in taken.append((shot.frame, drawing)) }
      (frames, drawings) = (taken.map(\.frame), taken.map(\.drawing))
    }
    layout = try composed.layoutDump()
    let limit = try session.project(of: source)?.largestGolden.map { $0 << 10 } ?? GoldenCase.largestImage
    largestImage = composed.scene.isLarge ? .max : limit
    self.composed = composed
  }

  /// Plays the steps of a scene or cell, and collects its layout and drawings. Throws if its
  /// goldens also belong to another scene. A cell without a golden picture is not drawn if the
  /// digest of its drawing is known.
  /// - Parameter digested: the known digests of drawings; nil to draw the pixels of every case, without a line.
  init(of golden: GoldenCase, _ session: RenderSession, _ digested: DigestedDrawings?) throws {
    let variant = try session.variant(named: golden.variant, ofScene: golden.scene)
    try self.init(of: SceneSource(file: golden.scene, variant: variant), session)
    if let digested, !golden.keepsPicture { line = try cellLine(digested) } else { _ = try subject() }
    try golden.checkNames(ofFrames: frames)
    try session.checkGoldens(of: golden, frames: frames)
  }

  /// The warnings of the scene.
  var warnings: [SceneWarning] { composed.player.warnings }

  /// The differences from the golden that the scene allows.
  var budget: PixelBudget {
    PixelBudget(maxDelta: composed.scene.budget.maxDelta, maxPixels: composed.scene.budget.maxPixels)
  }

  /// Returns the layout with the pixels of all pictures.
  mutating func subject() throws -> GoldenSubject {
    if pictures == nil, let drawings {
      pictures = try zip(frames, drawings).map { frame, drawing in
        GoldenPicture(frame: frame, image: try composed.picture(of: drawing))
      }
    }
    return GoldenSubject(
      pictures: pictures ?? [], layout: layout, budget: budget, largestImage: largestImage)
  }

  /// Returns the line of digests for this layout and these drawings.
  mutating func cellLine(_ digested: DigestedDrawings) throws -> CellLine {
    let fonts = composed.player.page.context.typesetter.fonts
    guard let drawings, drawings.count == 1, frames[0] == nil,
      let key = DigestedDrawings.Key(drawings[0], emojiMetrics: fonts.emojiMetrics)
    else { return CellLine(of: try subject()) }
    if let pixels = digested[key] { return CellLine(pixels: pixels, size: key.drawing.size, layout: layout) }
    let line = CellLine(of: try subject())
    digested[key] = line.pixels
    return line
  }
}

/// Draws a scene or cell for a comparison. Throws if its goldens also belong to another scene.
func subject(of golden: GoldenCase, _ session: RenderSession) throws -> GoldenSubject {
  var look = try PresentLook(of: golden, session, nil)
  return try look.subject()
}

/// Draws a scene for a comparison.
func subject(of source: SceneSource, _ session: RenderSession) throws -> GoldenSubject {
  var look = try PresentLook(of: source, session)
  return try look.subject()
}
