import GalleyBase
package import GalleyDrawing
import GalleyScenes

/// A point in a scene's script at which a picture is taken.
package struct Shot: Hashable, Sendable {
  /// The name of the frame; nil for the only picture of a scene without frames.
  package var frame: String?
  /// The caption, which describes the steps before the picture.
  var caption: String
  /// The virtual time since the first step, in seconds.
  var time: Double
}

extension String {
  /// The string with its first letter capitalised.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

extension ComposedScene {
  /// The names of all frames, in order.
  package var frames: [String] { scene.steps.compactMap(\.frame) }

  /// Throws if the frames are too large in total to be kept in memory.
  /// - Parameter purpose: the output that needs them, in a word.
  package func checkPixelCount(of purpose: String) throws {
    let limit = player.file.budgets[.framePixels]
    let total = pixelSize.width * pixelSize.height * frames.count
    guard frames.count > 1, total > limit else { return }
    throw CommandError(
      "\(source.path): \(frames.count) frames of \(pixelSize.width) × \(pixelSize.height) pixels "
        + "are too much for one \(purpose): together they may have \(limit) pixels; use fewer frames, make "
        + "the canvas or the scale smaller, or add --budget framePixels=\(total)")
  }

  /// Plays the scene's steps, and takes a shot at each frame. If no step names a frame, takes a
  /// single shot after the last step.
  /// - Parameter only: the requested frame; no step after it is taken.
  package mutating func takeShots(only frame: String? = nil, _ take: (Shot, ComposedScene) throws -> Void) throws {
    if let frame { try checkFrame(frame) }
    var words: [String] = []
    while let step = try player.takeStep() {
      if !step.words.isEmpty { words.append(step.words) }
      guard let name = step.frame else { continue }
      if frame == nil || frame == name {
        let caption = step.caption ?? (words.isEmpty ? name : words.joined(separator: ", ")).capitalizedAtStart
        player.noteMissingGlyphs()
        try take(Shot(frame: name, caption: caption, time: player.states.last?.time ?? 0), self)
        if frame != nil { return }
      }
      words = []
    }
    if frames.isEmpty {
      player.noteMissingGlyphs()
      try take(Shot(caption: "", time: 0), self)
    }
  }

  /// Plays the scene's steps, then draws the picture of each frame. The total size is checked
  /// before the first picture is drawn.
  /// - Parameters:
  ///   - only: the requested frame.
  ///   - asPixels: true if the drawings will become pixels.
  package mutating func takePictures(
    only frame: String? = nil, asPixels: Bool = true, _ take: (Shot, Drawing, ComposedScene) throws -> Void
  ) throws {
    var drawings: [(shot: Shot, drawing: Drawing)] = []
    try takeShots(only: frame) { shot, scene in drawings.append((shot, try scene.drawing(asPixels: asPixels))) }
    try checkDrawing()
    for (shot, drawing) in drawings { try take(shot, drawing, self) }
  }

  /// Plays the scene's steps up to and including the step whose picture is named `frame`, or all
  /// steps if it is nil.
  package mutating func takeSteps(through frame: String? = nil) throws {
    if let frame { try checkFrame(frame) }
    try player.takeSteps(through: frame)
  }

  private func checkFrame(_ frame: String) throws {
    guard !frames.contains(frame) else { return }
    throw SceneFrameError(scene: source.path, frame: frame, frames: frames)
  }
}
