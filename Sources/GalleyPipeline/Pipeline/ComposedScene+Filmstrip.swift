package import GalleyDrawing
import GalleyScenes
import GalleyViews

extension ComposedScene {
  /// Plays the steps, and returns all frames on one sheet.
  package mutating func filmstrip() throws -> Bitmap {
    try checkFrames(for: "sheet")
    var frames: [FilmStrip.Frame] = []
    try takePictures { shot, drawing, scene in
      frames.append(FilmStrip.Frame(image: try scene.picture(of: drawing), caption: shot.caption))
    }
    return try checkingFonts {
      try FilmStrip(frames, scale: scene.scale, typesetter: player.page.context.typesetter).picture()
    }
  }

  /// Plays the steps, and returns all frames as an animated PNG.
  mutating func animation() throws -> [UInt8] {
    try checkFrames(for: "animation")
    var (shots, animation): ([Shot], PNGAnimation) = ([], PNGAnimation())
    try takePictures { shot, drawing, scene in
      shots.append(shot)
      let picture = try scene.picture(of: drawing)
      try naming(scene.source.path) { try animation.add(picture) }
    }
    return try naming(source.path) { try animation.encoded(durations: Shot.durations(of: shots), effort: .small) }
  }

  /// Plays the steps up to and including the step whose picture is named `frame`, or all steps if
  /// it is nil. Throws if the scene cannot be drawn.
  package mutating func takeDrawableSteps(through frame: String? = nil) throws {
    if frame == nil, scene.isFilmstrip { try checkFrames(for: "sheet") }
    try takePictures(only: frame) { _, _, _ in }
  }

  /// Throws if the scene has no frames, or if its frames are too large in total.
  private func checkFrames(for purpose: String) throws {
    guard !frames.isEmpty else {
      let reason = scene.steps.isEmpty ? "the scene has no steps" : "no step of the scene has a frame"
      throw CommandError(
        "\(source.path): \(reason), so the \(purpose) would be empty: add steps, and \"frame: name\" to "
          + "each step that needs a picture")
    }
    try checkPixelCount(of: purpose)
  }
}

extension Shot {
  /// Returns the durations of the frames of an animation, in seconds. A frame is shown for the
  /// virtual time until the next frame, or for 0.8 s if no time passes. The last frame is shown for
  /// twice this time.
  fileprivate static func durations(of shots: [Shot]) -> [Double] {
    let usual = 0.8
    return shots.indices.map { index in
      guard index + 1 < shots.count else { return 2 * usual }
      let passed = shots[index + 1].time - shots[index].time
      return passed > 0 ? passed : usual
    }
  }
}
