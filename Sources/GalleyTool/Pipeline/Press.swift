import GalleyFonts
import GalleyScenes

/// What one task sets scenes with: its typesetters, kept from scene to scene for their caches. Not shared.
final class Press {
  private let library: FontLibrary
  private var typesetters: [FontLibrary.Key: Typesetter] = [:]

  /// A press with nothing set yet.
  init(_ library: FontLibrary) { self.library = library }

  /// The typesetter for a scene that lies in `sceneFolder`.
  func typesetter(for file: SceneFile, sceneFolder: String) throws(Complaint) -> Typesetter {
    let key = try library.key(for: file.scene.fonts, sceneFolder: sceneFolder)
    return try typesetters.value(forKey: key) { () throws(Complaint) in
      Typesetter(fonts: try library.collection(for: key, of: file))
    }
  }

  /// Complains about fonts that turned out to be unusable while text was set: it was set without them, so the result
  /// must not be used. The typesetter is given up, since it would say so only once.
  func checkFonts(of typesetter: Typesetter) throws(Complaint) {
    let failures = typesetter.failures
    guard !failures.isEmpty else { return }
    typesetters = typesetters.filter { $0.value !== typesetter }
    throw Complaint(lines: failures.map { "galley: \($0.message)" })
  }
}
