import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension NamedLook {
  /// Reads a picture, or draws a scene.
  init(of path: String, _ session: RenderSession) throws {
    let bytes = try readFile(path)
    guard !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), !path.hasSuffix(".png") else {
      let image = try naming(path) { try PNG.decode(bytes) }
      self.init(name: path, pictures: [GoldenPicture(image: image)], layout: nil)
      return
    }
    let subject = try subject(of: SceneSource(file: path), session)
    self.init(name: path, pictures: subject.pictures, layout: subject.layout)
  }

  /// Draws a scene or cell as it looks now.
  init(of golden: GoldenCase, _ session: RenderSession) throws {
    let subject = try subject(of: golden, session)
    self.init(name: golden.title, pictures: subject.pictures, layout: subject.layout)
  }

  /// Reads the goldens of a scene or cell in a revision. If there are no goldens, draws it from the
  /// files of the revision. Nil if the scene or cell did not exist.
  /// - Parameter frames: the frames whose pictures are looked up, besides the only picture.
  init?(of golden: GoldenCase, in earlier: EarlierFiles, frames: [String?]) throws {
    let revision = earlier.revision
    let name = "\(golden.title) in \(revision.name)"
    var pictures: [GoldenPicture] = []
    let layout = try revision.contents(of: golden.layout).flatMap { StoredLayout(reading: withPlainLineEnds($0)) }
    for frame in frames + (frames.contains(nil) ? [] : [nil]) {
      let path = golden.image(of: frame)
      let shared = layout?.pictures[frame ?? ""].map { GoldenCase(scene: golden.scene).picture(withTail: $0) }
      guard let bytes = try revision.contents(of: path) ?? shared.flatMap(revision.contents) else { continue }
      let image = try naming("\(path) in \(revision.name)") { try PNG.decode(bytes) }
      pictures.append(GoldenPicture(frame: frame, image: image))
    }
    if !pictures.isEmpty, let layout {
      self.init(name: name, pictures: pictures, layout: layout.dump)
      return
    }
    guard let then = try earlier.subject(of: golden) else { return nil }
    self.init(name: name, pictures: then.pictures, layout: then.layout)
  }
}
