import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyScenes
import GalleyViews

/// What a scene is drawn as.
enum RenderStyle: Hashable, Sendable {
  /// A picture for each frame, or for one; the only picture of a scene without frames.
  case frames(PictureFormat, only: String?)
  /// All frames on one sheet.
  case filmstrip
  /// All frames as one animated PNG.
  case animation

  /// What names of files end with that nobody gave a name.
  var ending: String {
    switch self {
    case .frames(let format, let frame): (frame.map { "." + $0 } ?? "") + format.ending
    case .filmstrip: ".filmstrip.png"
    case .animation: ".apng"
    }
  }

  /// Whether the output is text.
  var isText: Bool {
    if case .frames(.svg, _) = self { true } else { false }
  }
}

/// The outputs of one command: what they must not be written over.
struct OutputPlan: Hashable, Sendable {
  var sources: [SceneSource]
  /// Where the picture of each source goes that has no frames.
  var targets: [OutputTarget]
}

/// Draws one scene and writes its pictures, all of them or none.
func renderOne(
  _ source: SceneSource, as style: RenderStyle, to target: OutputTarget, among plan: OutputPlan,
  changes: SceneChanges, press: Press
) throws(Complaint) -> Rendering {
  var composed = try compose(source, changes, press)
  let pictures = try render(&composed, as: style, to: target, among: plan)
  return Rendering(pictures: pictures, warnings: composed.player.warnings)
}

private func render(
  _ composed: inout ComposedScene, as style: RenderStyle, to target: OutputTarget, among plan: OutputPlan
) throws(Complaint) -> [RenderedPicture] {
  switch style {
  case .frames(.svg, only: nil) where composed.scene.isFilmstrip:
    throw Complaint(
      "\(composed.source.path): the scene is a film strip, which is pixels: name a frame with --frame, or let the name "
        + "end with .png")
  case .frames(.png, only: nil) where composed.scene.isFilmstrip, .filmstrip:
    let sheet = try composed.filmstrip()
    try target.write(try encode(sheet, of: composed.source))
    return [RenderedPicture(path: target.path, size: sheet.size, scale: composed.scene.scale)]
  case .frames(let format, let frame):
    return try renderFrames(of: &composed, format, only: frame, to: target, among: plan)
  case .animation:
    try composed.checkFrames(for: "animation")
    try target.write(try composed.animation())
    return [RenderedPicture(path: target.path, size: composed.pixelSize, scale: composed.scene.scale)]
  }
}

/// Draws the frames of a scene, or its only picture, each as a file of its own.
private func renderFrames(
  of composed: inout ComposedScene, _ format: PictureFormat, only frame: String?, to target: OutputTarget,
  among plan: OutputPlan
) throws(Complaint) -> [RenderedPicture] {
  let isSeveral = frame == nil && !composed.frames.isEmpty
  let targets = isSeveral ? composed.frames.map { target.naming($0) } : [target]
  if isSeveral { try plan.check(targets, of: composed, around: target) }
  var outputs: [[UInt8]] = []
  var pictures: [RenderedPicture] = []
  let (source, scale) = (composed.source, composed.scene.scale)
  try composed.takeShots(only: frame) { shot, scene throws(Complaint) in
    let path = targets[outputs.count].path
    outputs.append(format == .png ? try encode(try scene.picture(), of: source) : try scene.drawing())
    pictures.append(RenderedPicture(frame: shot.frame, path: path, size: scene.pixelSize, scale: scale))
  }
  try OutputTarget.write(Array(zip(targets, outputs)))
  return pictures
}

extension OutputPlan {
  /// Refuses pictures of frames that have no place of their own.
  fileprivate func check(
    _ frames: [OutputTarget], of composed: ComposedScene, around target: OutputTarget
  ) throws(Complaint) {
    let path = composed.source.path
    if target == .standardOutput, frames.count > 1 {
      throw Complaint(
        "\(path): standard output can hold one picture, not the \(frames.count) frames of this scene: name one with "
          + "--frame, ask for --filmstrip or --apng, or name a file with -o")
    }
    try OutputTarget.refuseOverwriting(sources, frames)
    for (frame, name) in zip(frames, composed.frames) where targets.contains(frame) && frame != target {
      throw Complaint(
        "\(path): its frame “\(name)” and another scene would both become \(frame.path ?? "-"): draw them into two "
          + "folders")
    }
  }
}

extension ComposedScene {
  /// All frames as an animated PNG.
  fileprivate mutating func animation() throws(Complaint) -> [UInt8] {
    var (shots, animation): ([Shot], PNGAnimation) = ([], PNGAnimation())
    try takeShots { shot, scene throws(Complaint) in
      shots.append(shot)
      let picture = try scene.picture()
      do throws(PNGError) {
        try animation.add(picture)
      } catch {
        throw Complaint("\(scene.source.path): \(error.message)")
      }
    }
    do {
      return try animation.encoded(durations: Shot.durations(of: shots), effort: .small)
    } catch {
      throw Complaint("\(source.path): \(error.message)")
    }
  }
}

extension Shot {
  /// How long each frame of an animation shows, in seconds: the virtual time until the next one; where none passes, long
  /// enough to see what changed. The last one shows longer, so that it can be read before all begins anew.
  fileprivate static func durations(of shots: [Shot]) -> [Double] {
    let usual = 0.8
    return shots.indices.map { index in
      guard index + 1 < shots.count else { return 2 * usual }
      let passed = shots[index + 1].time - shots[index].time
      return passed > 0 ? passed : usual
    }
  }
}
