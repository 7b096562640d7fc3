import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleySystem

/// A scene, all files that it reads, and its output on this machine. With these, a fault can be
/// reproduced elsewhere.
struct BugReport {
  /// A file in the archive.
  struct File: Hashable {
    /// The file's name in the archive.
    var name: String
    var bytes: [UInt8]
  }

  /// The files of the archive, sorted by name.
  private(set) var files: [File] = []
  /// The names of files that are left out, because they may contain text that cannot be hidden.
  private(set) var leftOut: [String] = []
  /// The paths of the scene and of the files that it reads.
  let inputs: [String]
  /// The error of a scene that could not be drawn; nil if it was drawn.
  private(set) var failure: String?

  /// Collects the files for a report about a scene file.
  /// - Parameter hidesText: true to replace the characters of every text by others, and pictures by grey areas.
  init(about scene: String, fontsFolder: String?, hidesText: Bool, allowing allowances: Allowances) throws {
    let library = FontLibrary(FontsChoice(folder: fontsFolder), allowing: allowances)
    let sources = try SourceTree(of: scene, RenderSession(library), hidesText: hidesText)
    leftOut = sources.leftOut
    inputs = sources.paths
    files = sources.files.map { File(name: "files/" + $0.name, bytes: $0.bytes) }
    var faces: [String: String] = [:]
    let fonts = fontsFolder ?? library.fontsFolder(ofScene: scene)
    if hidesText {
      // The drawn files must not contain the hidden text either.
      try withTemporaryFolder("galley-report") { folder in
        try sources.write(to: folder)
        // All collected files may be read, as they were at their original paths.
        var allowances = allowances
        allowances.folders += [folder] + sources.fontFolders
        let hidden = FontLibrary(FontsChoice(folder: fonts.flatMap(resolvedPath)), allowing: allowances)
        faces = draw(joined(folder, sources.sceneName), hidden, removing: folder + "/")
      }
    } else {
      faces = draw(scene, library, removing: nil)
    }
    let checks = installationChecks(fontsFolder: fonts)
    add("doctor.json", Check.json(checks).file)
    add("report.json", summary(sceneName: sources.sceneName, faces, hidesText: hidesText).file)
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns a tar archive of the files, in a folder with the scene's name.
  func archive(named name: String) throws -> [UInt8] {
    var archive = TarArchive()
    for file in files { try archive.add("\(name)/\(file.name)", file.bytes) }
    return archive.bytes
  }

  private mutating func add(_ name: String, _ bytes: [UInt8]) { files.append(File(name: name, bytes: bytes)) }

  /// Draws a scene, and adds its pictures and its layout to the report, or only the error if
  /// drawing fails. Returns the digests of the faces that the scene uses. The path `folder` is
  /// removed from the error.
  private mutating func draw(_ scene: String, _ library: FontLibrary, removing folder: String?) -> [String: String] {
    let result = attempt { () -> ([File], [UInt8]) in
      let drawn = try subject(of: SceneSource(file: scene), RenderSession(library))
      let pictures = try drawn.pictures.map { picture in
        File(
          name: "picture\(picture.frame.map { "." + $0 } ?? "").png",
          bytes: try naming(scene) { try PNG.encode(picture.image) })
      }
      return (pictures, drawn.layout)
    }
    switch result {
    case .success(let (pictures, layout)):
      files += pictures
      add("layout.json", layout)
      return faceDigests(ofDump: layout)
    case .failure(let commandError):
      let text = folder.map { commandError.text.replacing($0, with: "") } ?? commandError.text
      failure = text.withoutProgramName
      add("error.txt", Array((text + "\n").utf8))
      return [:]
    }
  }

  private func summary(sceneName: String, _ faces: [String: String], hidesText: Bool) -> JSON {
    func object(_ values: [String: String]) -> JSON {
      .object(values.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) })
    }
    return [
      "galley": 1, "version": programVersion, "scene": "files/" + sceneName, "textIsHidden": hidesText,
      "libraries": object(GoldenLock.present.libraries), "faces": object(faces),
      "leftOut": leftOut.isEmpty ? nil : leftOut, "error": failure,
    ]
  }
}

extension FontLibrary {
  /// Returns the folder of the font manifest for a scene; nil if there is none.
  fileprivate func fontsFolder(ofScene path: String) -> String? {
    let place = folder(of: path)
    let project = try? projects.project(inFolder: place)
    return try? manifestFolder(forScenesIn: place, of: project, isOptional: true)
  }
}
