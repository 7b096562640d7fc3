import GalleyBase
public import GalleyViews

/// A scene that was read from a file, with the data needed for diagnostics at positions in the
/// file.
///
/// `bytes → Document → Scene → views`: reading, decoding and building, each of which reports all mistakes that it
/// finds.
///
/// ```swift
/// let yaml = Array("galley: 1\nviews:\n  - label: { text: Hello }\n".utf8)
/// let file = try SceneFile(reading: yaml, file: "hello.yaml")
/// let typesetter = Typesetter(fonts: try file.fonts(adding: fonts))
/// let page = try file.page(with: typesetter)
/// let picture = try rasterize(
///   displayList(of: page.window), size: page.pixelSize, scale: file.scene.scale, background: .white,
///   typesetter: typesetter)
/// ```
public struct SceneFile: Hashable, Sendable {
  /// The node tree of the file.
  let document: Document
  /// The scene that the file describes.
  public private(set) var scene: Scene
  /// The string tables of the scene and its project.
  let strings: StringTables
  /// The strings from string tables that the scene shows, by the positions of their keys.
  package let localizedTexts: [LocalizedPlace: String]
  /// The warnings found during reading.
  let warnings: [SceneWarning]
  /// The limits on the scene's work.
  public let budgets: Budgets
  /// The folders that other files may be read from; nil means any folder.
  let readable: ReadableFolders?
  /// The other files that the scene was read from: included files and string tables.
  let inputs: [SceneInput]

  /// Reads and decodes a scene.
  /// - Parameters:
  ///   - bytes: YAML 1.2 or JSON.
  ///   - file: the path as diagnostics show it; relative paths in the scene start from its folder.
  ///   - changes: the changes to the scene from the command line.
  ///   - shared: keys that the scenes of its project share; nil for a scene without a project.
  /// - Throws: all mistakes in the file; only the first if the file cannot be parsed.
  public init(
    reading bytes: [UInt8], file: String, changes: SceneChanges = SceneChanges(), sharing shared: SharedKeys? = nil
  ) throws(SceneError) {
    var reader = SceneReader()
    self = try reader.file(reading: bytes, named: file, changes: changes, sharing: shared)
  }

  /// Decodes a scene from the node tree of its file.
  /// - Parameter hasSoundMatrix: true if the matrix is known to have no mistakes.
  init(
    of document: Document, file: String, limits: ReadingLimits, budgets: Budgets, changes: SceneChanges,
    sharing shared: SharedKeys?, hasSoundMatrix: Bool
  ) throws(SceneError) {
    var document = document
    let included = document.include(from: file.withoutDots, within: changes.readable, budgets)
    if let shared { document.adopt(shared) }
    document.apply(changes.variant)
    document.apply(changes.knownTraits(devices: shared?.devices ?? []))
    try document.apply(changes.settings, limits: limits)
    if let text = changes.text { document.apply(text) }
    self.document = document
    var decoding = Decoding(document)
    decoding.environment.folder = folderPart(of: file)
    decoding.environment.devices = shared?.devices ?? []
    decoding.environment.hasSoundMatrix = hasSoundMatrix
    decoding.environment.readable = changes.readable
    decoding.environment.budgets = budgets
    if let strings = shared?.strings { decoding.environment.strings = strings }
    scene = try Scene(decoding: &decoding, changes: changes, budgets)
    scene.fonts.systemFont = shared?.systemFont
    strings = decoding.environment.strings
    localizedTexts = decoding.localizedTexts
    self.budgets = budgets
    readable = changes.readable
    inputs = included + (shared?.files ?? []) + decoding.environment.files
    warnings = decoding.warnings
  }

  /// Returns the scene with another width of the canvas, in points. Everything else is unchanged.
  /// Nil keeps the width.
  func inWidth(_ width: Double?) -> SceneFile {
    var file = self
    if let width { file.scene.size.width = .points(width) }
    return file
  }
}

/// Changes to a scene from the command line.
public struct SceneChanges: Hashable, Sendable {
  /// The number of pixels per point; nil keeps the scene's scale.
  public var scale: Double?
  /// The language and region; nil keeps the scene's locale.
  public var locale: String?
  /// The settings, each as `id.key=value` for a key of the view with this id, or as
  /// `id.key.key[0]=value` for a value inside the key. The value is a string where the key needs a
  /// string, and YAML otherwise.
  public var settings: [String]
  /// The kinds of layout overlay over the picture; nil keeps the scene's overlay.
  public var overlay: Set<OverlayKind>?
  /// The change of a view's text; nil for none.
  public var text: SceneTextChange?
  /// The traits of a matrix cell, which replace the scene's own.
  public var variant = SceneVariant()
  /// The traits that the user requested, which override those of `variant`.
  public var traits = SceneVariant()
  /// The limits on the scene's work that the user set, which override the project's.
  public var budgets = Budgets()
  /// The folders that files may be read from; nil means any folder.
  public var readable: ReadableFolders?

  /// Creates changes to a scene.
  public init(scale: Double? = nil, locale: String? = nil, settings: [String] = [], overlay: Set<OverlayKind>? = nil) {
    self.scale = scale
    self.locale = locale
    self.settings = settings
    self.overlay = overlay
  }
}

extension Scene {
  /// Decodes the node tree of a scene file.
  fileprivate init(decoding: inout Decoding, changes: SceneChanges, _ budgets: Budgets) throws(SceneError) {
    self.init()
    decoding.environment.fixedLocale = changes.locale
    if let stated = changes.locale {
      locale = stated
      if let message = stated.unknownLocaleMessage {
        let start = SourcePosition(line: 1, column: 1)
        decoding.add(
          SceneWarning(
            cause: .unknownLocale,
            diagnostic: Diagnostic(severity: .warning, file: "--locale", position: start, message: message)))
      }
    }
    decoding.environment.traits.values.locale = locale
    decoding.nameViews()
    decoding.decode(decoding.document.root, into: &self, by: Scene.keys)
    colorSpellings = decoding.environment.colorSpellings
    scale = changes.scale ?? scale
    overlay = changes.overlay ?? overlay
    let mistakes =
      changes.mistakes(devices: decoding.environment.devices) + decoding.mistakes
      + decoding.spending.overruns(of: budgets, in: decoding.document)
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }
}

extension SceneChanges {
  /// Returns diagnostics for mistakes in the changes from the command line, except those in
  /// `settings`.
  fileprivate func mistakes(devices: [Device]) -> [Diagnostic] {
    let start = SourcePosition(line: 1, column: 1)
    var mistakes: [Diagnostic] = []
    if let scale, !(scale > 0 && scale <= Form<Double>.largestScale) {
      let message = "the scale must be above 0 and at most \(Form<Double>.largestScale.plainDecimal) pixels per point"
      mistakes.append(Diagnostic(file: "--scale", position: start, message: message))
    }
    if let locale, !locale.isLanguageTag {
      let message = "\"\(locale.shortened)\" is not a language; write it as in en_US, ja or zh-Hant-TW"
      mistakes.append(Diagnostic(file: "--locale", position: start, message: message))
    }
    if let device = traits.device, !isKnown(device, devices) {
      mistakes.append(
        Diagnostic(
          file: "--device", position: start, message: "\"\(device.shortened)\" is not a known device",
          suggestion: nil, valid: (devices + Device.all).map(\.name), word: device))
    }
    return mistakes
  }

  /// Returns the traits that the user requested, without the device if it is unknown.
  fileprivate func knownTraits(devices: [Device]) -> SceneVariant {
    var traits = traits
    if let device = traits.device, !isKnown(device, devices) { traits.device = nil }
    return traits
  }

  private func isKnown(_ device: String, _ devices: [Device]) -> Bool {
    (devices + Device.all).contains { $0.name.lowercased() == device.lowercased() }
  }
}

/// Returns the path of the folder that contains a file, without a slash at its end. Empty means the
/// current folder, and `/` means the root.
func folderPart(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
