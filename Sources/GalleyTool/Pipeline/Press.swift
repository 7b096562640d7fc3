import GalleyFonts
import GalleyScenes

/// The typesetters of one task, kept from scene to scene for their caches.
final class Press {
  private let library: FontLibrary
  private var typesetters: [FontLibrary.Key: Typesetter] = [:]

  /// Creates a press without typesetters.
  init(_ library: FontLibrary) { self.library = library }

  /// Returns the typesetter for a scene in `sceneFolder`.
  func typesetter(for file: SceneFile, sceneFolder: String) throws -> Typesetter {
    let key = try library.key(for: file.scene.fonts, sceneFolder: sceneFolder)
    return try typesetters.value(forKey: key) {
      Typesetter(fonts: try library.collection(for: key, of: file))
    }
  }

  /// Throws if fonts turned out to be unusable while text was set. It was set without them, so the result must not be
  /// used. The typesetter is dropped, since it reports each failure only once.
  func checkFonts(of typesetter: Typesetter) throws {
    let failures = typesetter.failures
    guard !failures.isEmpty else { return }
    typesetters = typesetters.filter { $0.value !== typesetter }
    throw Complaint(lines: failures.map { "galley: \($0.message)" })
  }
}
