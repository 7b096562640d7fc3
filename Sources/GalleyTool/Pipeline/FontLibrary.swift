import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import Synchronization

/// The fonts of all scenes of one command: each manifest is read once, each set of fonts opened once, whichever task
/// needs it first.
final class FontLibrary: Sendable {
  /// Which fonts a scene uses.
  struct Key: Hashable {
    /// The folder of the manifest.
    var folder: String
    /// What the scene adds.
    var fonts = SceneFonts()
  }

  /// What `--fonts` said.
  private let folder: String?
  private let collections = Mutex<[Key: FontCollection]>([:])

  /// The fonts in `folder`; nil looks for it.
  init(folder: String?) { self.folder = folder }

  /// Which fonts a scene in `sceneFolder` uses that adds `fonts` to those of the manifest.
  func key(for fonts: SceneFonts, sceneFolder: String) throws(Complaint) -> Key {
    Key(folder: try findFontsFolder(named: folder, sceneFolder: sceneFolder), fonts: fonts)
  }

  /// The fonts of the manifest found from the current folder, and the folder that it is in.
  func manifestFonts() throws(Complaint) -> (folder: String, fonts: FontCollection) {
    let key = try key(for: SceneFonts(), sceneFolder: "")
    return (
      key.folder, try collections.withLock { collections throws(Complaint) in try shared(key.folder, &collections) }
    )
  }

  /// The fonts of a scene. Equal keys give the same value.
  func collection(for key: Key, of file: SceneFile) throws(Complaint) -> FontCollection {
    try collections.withLock { collections throws(Complaint) in
      let shared = try shared(key.folder, &collections)
      return try collections.value(forKey: key) { () throws(Complaint) in
        do throws(SceneError) {
          return try file.fonts(adding: shared)
        } catch {
          throw Complaint(error)
        }
      }
    }
  }

  /// The fonts of a manifest and nothing else.
  private func shared(
    _ folder: String, _ collections: inout sending [Key: FontCollection]
  ) throws(Complaint) -> FontCollection {
    try collections.value(forKey: Key(folder: folder)) { () throws(Complaint) in try openManifest(in: folder) }
  }
}

private func openManifest(in folder: String) throws(Complaint) -> FontCollection {
  let path = joined(folder, "fonts.json")
  do {
    return try FontCollection(manifest: try FontManifest(reading: try readFile(path), file: path))
  } catch let error as SceneError {
    throw Complaint(error)
  } catch let error as FileError {
    throw Complaint(error)
  } catch let error as FontError {
    throw Complaint(error)
  } catch {
    throw Complaint("\(path): \(error)")
  }
}
