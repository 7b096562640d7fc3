import GalleyBase
import GalleyFiles
package import GalleyFonts
import GalleyGoldens
package import GalleyScenes
import Synchronization

/// The fonts for all scenes of one command, shared by its tasks. Each manifest is read once, and
/// each set of fonts is opened once.
package final class FontLibrary: Sendable {
  /// The properties on which a set of fonts depends.
  struct Key: Hashable {
    /// The folder of the manifest; nil without a manifest.
    var folder: String?
    /// The fonts of the scene, which are added to those of the manifest.
    var fonts = SceneFonts()
  }

  /// The projects that scenes belong to.
  package let projects: ProjectLibrary

  private let choice: FontsChoice
  private let collections = Mutex<[Key: FontCollection]>([:])

  /// Creates a library without any fonts read yet.
  package init(_ choice: FontsChoice = FontsChoice(), allowing allowances: Allowances = Allowances()) {
    self.choice = choice
    projects = ProjectLibrary(allowing: allowances)
  }

  /// Returns the folder of the manifest for the scenes in a folder; nil if the manifest is optional
  /// and there is none.
  package func manifestFolder(forScenesIn folder: String, of project: Project?, isOptional: Bool) throws -> String? {
    try findFontsFolder(named: named(in: project), sceneFolder: folder, isOptional: isOptional)
  }

  /// Returns the fonts of the manifest for the current folder, with the manifest's folder.
  package func manifestFonts() throws -> (folder: String, fonts: FontCollection) {
    let project = try projects.project(inFolder: "")
    let folder = try findFontsFolder(named: named(in: project), sceneFolder: "", isOptional: false) ?? ""
    return (folder, try collections.withLock { try shared(folder, &$0) })
  }

  /// The folder of the manifest for the current folder; nil if there is none.
  package var manifestFolder: String? {
    let project = try? projects.project(inFolder: "")
    return try? findFontsFolder(named: named(in: project), sceneFolder: "", isOptional: true)
  }

  /// Returns the font folder that the command line names, or else the environment, or else the
  /// project; nil if none of them names a folder.
  private func named(in project: Project?) -> String? {
    choice.folder ?? environmentValue("GALLEY_FONTS") ?? project?.fontsFolder
  }

  /// Returns the fonts of a scene. The same collection is returned for equal keys.
  func collection(for key: Key, of file: SceneFile) throws -> FontCollection {
    try collections.withLock { collections in
      let shared = try shared(key.folder, &collections)
      return try collections.value(forKey: key) { try file.fonts(adding: shared) }
    }
  }

  /// Returns the fonts of the manifest in a folder, without the additional fonts of scenes.
  private func shared(_ folder: String?, _ collections: inout sending [Key: FontCollection]) throws -> FontCollection {
    try collections.value(forKey: Key(folder: folder)) {
      guard let folder else { return try FontCollection(manifest: FontManifest(folder: "", faces: [], system: "")) }
      let manifest = try FontManifest(folder: folder)
      // A separate collection, so that the files of unused faces are not kept in memory.
      if choice.verifies { try FontCollection(manifest: manifest).verifyInstalledFiles() }
      return try FontCollection(manifest: manifest)
    }
  }
}
