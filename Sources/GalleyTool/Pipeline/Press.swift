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

  /// Returns the result of `body`, which draws or dumps text that `typesetter` set. Throws if any of the text was set
  /// without a font that it needs; the typesetter is given up then, since it may report a failure only once.
  func checkingFonts<Result>(
    of typesetter: Typesetter, _ body: () throws(Complaint) -> Result
  ) throws(Complaint) -> Result {
    let (result, failures) = try typesetter.reportingFailures(body)
    if failures.isEmpty { return result }
    typesetters = typesetters.filter { $0.value !== typesetter }
    throw Complaint(lines: failures.map { "galley: \($0.message)" })
  }
}
