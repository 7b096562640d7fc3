import GalleyFiles
import GalleyFonts
import GalleyScenes

/// The reader and the typesetters of one task, kept from scene to scene for what they remember.
final class Press {
  var reader = SceneReader()
  private let library: FontLibrary
  private var typesetters: [FontLibrary.Key: Typesetter] = [:]

  /// Creates a press without typesetters.
  init(_ library: FontLibrary) { self.library = library }

  /// The things that scenes may do beyond the usual.
  var allowances: Allowances { library.projects.allowances }

  /// Returns the folders whose files a scene may read.
  func readableFolders(of source: SceneSource) throws -> ReadableFolders {
    try library.projects.readableFolders(forScenesIn: source.folder)
  }

  /// Returns the project that a scene belongs to; nil if there is none.
  func project(of source: SceneSource) throws -> Project? {
    try library.projects.project(inFolder: source.folder)
  }

  /// Returns the folders whose files a scene may read.
  func readableFolders(ofScene path: String) throws -> ReadableFolders {
    try library.projects.readableFolders(forScenesIn: folder(of: path))
  }

  /// Returns the variant of a scene by its name, of which the scene as it stands has none.
  func variant(named name: String, ofScene path: String) throws -> SceneVariant {
    try knownVariant(named: name, ofScene: path) ?? SceneVariant()
  }

  /// Returns the variant of a scene by its name; nil if its matrix has none of that name.
  func knownVariant(named name: String, ofScene path: String) throws -> SceneVariant? {
    name.isEmpty ? SceneVariant() : try library.projects.cells(ofScene: path)[name]
  }

  /// Returns the typesetter for a scene of a project.
  func typesetter(for file: SceneFile, of source: SceneSource, in project: Project?) throws -> Typesetter {
    let key = try library.key(for: file.scene.fonts, sceneFolder: source.folder, in: project)
    return try typesetters.value(forKey: key) {
      Typesetter(fonts: try library.collection(for: key, of: file))
    }
  }

  /// Returns the value of `body`, which draws or dumps text that `typesetter` set. Throws if any of the text was set
  /// without a font that it needs; the typesetter is dropped then, since it reports each failure only once.
  func checkingFonts<Value>(of typesetter: Typesetter, _ body: () throws -> Value) throws -> Value {
    let (value, failures) = try typesetter.reportingFailures(body)
    if failures.isEmpty { return value }
    typesetters = typesetters.filter { $0.value !== typesetter }
    throw Complaint(lines: failures.map { "galley: \($0.message)" })
  }
}
