import GalleyBase
package import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
package import GalleyScenes
import GalleyViews

/// The kinds of output for the pictures of a scene.
package enum RenderStyle: Hashable, Sendable {
  /// A picture for each frame, or for only one. A scene without frames has a single picture.
  case frames(PictureFormat, only: String?)
  /// One sheet with all frames.
  case filmstrip
  /// An animated PNG with all frames.
  case animation

  /// The end of a default file name: the file extension, after the name of the frame or `filmstrip`
  /// if necessary.
  package var ending: String {
    switch self {
    case .frames(let format, let frame): (frame.map { "." + $0 } ?? "") + format.fileExtension
    case .filmstrip: ".filmstrip.png"
    case .animation: ".apng"
    }
  }

  /// True if the output is text.
  package var isText: Bool {
    if case .frames(let format, _) = self { format.isText } else { false }
  }
}

/// The scenes that a command draws and the files that it writes. No output may replace an input.
package struct OutputPlan: Hashable, Sendable {
  var sources: [SceneSource]
  /// The output for each scene. If a scene has frames, the paths of their pictures are derived from
  /// its output.
  var targets: [OutputTarget]

  /// Creates a plan from scenes and an output for each scene.
  package init(sources: [SceneSource], targets: [OutputTarget]) { (self.sources, self.targets) = (sources, targets) }
}

/// Draws one scene, and writes its pictures atomically: all or none.
package func renderOne(
  _ source: SceneSource, as style: RenderStyle, to target: OutputTarget, among plan: OutputPlan,
  changes: SceneChanges, session: RenderSession
) throws -> Rendering {
  var composed = try compose(source, changes, session)
  let pictures = try render(&composed, as: style, to: target, among: plan)
  return Rendering(pictures: pictures, warnings: composed.player.warnings)
}

private func render(
  _ composed: inout ComposedScene, as style: RenderStyle, to target: OutputTarget, among plan: OutputPlan
) throws -> [RenderedPicture] {
  switch style {
  case .frames(let format, only: nil) where composed.scene.isFilmstrip && !format.isRaster:
    throw CommandError(
      "\(composed.source.path): the scene is a filmstrip, and filmstrips are PNG only: choose one frame with "
        + "--frame, or give the output a name that ends with .png")
  case .frames(_, only: nil) where composed.scene.isFilmstrip, .filmstrip:
    let sheet = try composed.filmstrip()
    try composed.refuseOverwriting([target])
    try target.write(try naming(composed.source.path) { try PNG.encode(sheet) }, isCleaned: true)
    return [RenderedPicture(path: target.path, size: sheet.size, scale: composed.scene.scale)]
  case .frames(let format, let frame):
    return try renderFrames(of: &composed, format, only: frame, to: target, among: plan)
  case .animation:
    let animation = try composed.animation()
    try composed.refuseOverwriting([target])
    try target.write(animation, isCleaned: true)
    return [RenderedPicture(path: target.path, size: composed.pixelSize, scale: composed.scene.scale)]
  }
}

/// Draws each frame of a scene, or its only picture, into a separate file.
private func renderFrames(
  of composed: inout ComposedScene, _ format: PictureFormat, only frame: String?, to target: OutputTarget,
  among plan: OutputPlan
) throws -> [RenderedPicture] {
  let isSeveral = frame == nil && !composed.frames.isEmpty
  let targets = isSeveral ? composed.frames.map { target.naming($0) } : [target]
  if isSeveral { try plan.check(targets, of: composed, around: target) }
  var outputs: [[UInt8]] = []
  var pictures: [RenderedPicture] = []
  let scale = composed.scene.scale
  try composed.takePictures(only: frame, asPixels: format.isRaster) { shot, drawing, scene in
    let path = targets[outputs.count].path
    outputs.append(try scene.picture(of: drawing, as: format))
    pictures.append(RenderedPicture(frame: shot.frame, path: path, size: drawing.size, scale: scale))
  }
  try composed.refuseOverwriting(targets)
  try OutputTarget.write(Array(zip(targets, outputs)), isCleaned: true)
  return pictures
}

extension OutputPlan {
  /// Throws if the pictures of several frames would have the same path.
  fileprivate func check(_ frames: [OutputTarget], of composed: ComposedScene, around target: OutputTarget) throws {
    let path = composed.source.path
    if target == .standardOutput, frames.count > 1 {
      throw CommandError(
        "\(path): standard output can hold one picture, not the \(frames.count) frames of this scene: choose one "
          + "with --frame, add --filmstrip or --apng, or give a file with -o")
    }
    try OutputTarget.refuseOverwriting(sources, frames)
    for (frame, name) in zip(frames, composed.frames) where targets.contains(frame) && frame != target {
      throw CommandError(
        "\(path): its frame \"\(name)\" and another scene would both become \(frame.path ?? "-"): draw them into two "
          + "folders")
    }
  }
}

extension ComposedScene {
  /// Throws if an output would replace an input: the scene's files, its project file or its fonts.
  /// - Parameter option: the option that names the outputs.
  func refuseOverwriting(_ targets: [OutputTarget], option: String = "-o") throws {
    // A path that does not exist yet replaces nothing.
    guard targets.contains(where: { $0.path.map(exists) ?? false }) else {
      return try OutputTarget.refuseToReplace(targets, option: option)
    }
    let own = source.isStandardInput ? [] : [InputFile(path: source.path, role: "scene")]
    let project = try session.project(of: source).map { [InputFile(path: $0.file, role: "project file")] } ?? []
    let (manifest, fonts) = player.page.context.typesetter.fonts.manifestFiles
    let read = player.inputs.map { InputFile(path: $0.path, role: $0.role) }
    try OutputTarget.refuseOverwriting(
      own + project + read + [manifest].compactMap(\.self).map { InputFile(path: $0, role: "list of fonts") }
        + fonts.map { InputFile(path: $0, role: "font") }, targets, option: option)
  }
}
