import GalleyBase
import GalleyFonts
import GalleyViews

/// The project that scenes belong to, read from its file `galley.yaml`. It has the patterns of its
/// scenes, the keys that they share, the traits in which they are drawn, and the rules of lint.
/// Paths in the file start from the project's folder.
public struct Project: Hashable, Sendable {
  /// The name of project files.
  public static let fileName = "galley.yaml"

  /// The path of the project file, as in diagnostics.
  public let file: String
  /// The files, folders and patterns of the scenes; nil means the folder `Goldens`.
  public private(set) var scenes: [String]?
  /// The folder with the font manifest; nil means the nearest `Fonts`.
  public private(set) var fontsFolder: String?
  /// The matrix of traits in which scenes are drawn in addition to their own.
  public private(set) var matrix = SceneMatrix()
  /// The rules that `galley lint` checks.
  public private(set) var lint = LintRules()
  /// The maximum size of a golden picture, in units of 1,024 bytes; nil means 250.
  public private(set) var largestGolden: Int?
  /// The keys that all scenes share.
  public let shared: SharedKeys

  /// Reads a project from its file.
  /// - Parameters:
  ///   - file: the path as diagnostics show it.
  ///   - readable: the folders that string tables may be in; nil means any folder.
  ///   - budgets: the limits that the user sets, which override the project's.
  /// - Throws: every mistake in the file.
  public init(
    reading bytes: [UInt8], file: String, within readable: ReadableFolders? = nil, budgets: Budgets = Budgets()
  ) throws(SceneError) {
    let document = try Document(reading: bytes, file: file)
    var draft = ProjectDraft()
    var decoding = Decoding(document)
    decoding.environment.folder = folderPart(of: file)
    decoding.environment.readable = readable
    // Tables of strings are read here, so the limits that the user sets apply.
    decoding.environment.budgets = budgets
    decoding.decode(document.root, into: &draft, by: ProjectDraft.keys)
    var limits = draft.budgets
    limits.take(budgets)
    let mistakes = decoding.mistakes + decoding.spending.overruns(of: limits, in: document)
    if !mistakes.isEmpty { throw SceneError(mistakes) }
    self.file = file
    scenes = draft.scenes
    fontsFolder = draft.fonts.folder.map { decoding.environment.resolved($0) }
    matrix = draft.matrix
    lint = draft.lint
    lint.untranslated = lint.severity(of: .translations) == .off ? [] : decoding.environment.strings.untranslated
    largestGolden = draft.largestGolden
    shared = SharedKeys(
      document: document, devices: draft.devices, systemFont: draft.systemFont, strings: decoding.environment.strings,
      budgets: draft.budgets, files: decoding.environment.files)
  }

  /// The folder that paths in the project start from; empty for the current folder.
  public var folder: String { folderPart(of: file) }
}

/// The fonts of a project that is being read.
struct ProjectFonts: Hashable, Sendable {
  var folder: String?
  var fonts = SceneFonts()

  static let keys = KeyTable<ProjectFonts>(
    "fonts of a project",
    [
      Key("folder", form: .string) { $0.folder = $1 }
        .documented(
          "The folder with `fonts.json`, the manifest of pinned fonts.", default: "the nearest `Fonts`", uikit: nil)
    ] + SceneFonts.keys.keys.map { $0.lifted { $1(&$0.fonts) } })
}

/// A project that is being read.
struct ProjectDraft {
  var scenes: [String]?
  var fonts = ProjectFonts()
  var devices: [Device] = []
  var systemFont: SystemFontSetting?
  var matrix = SceneMatrix()
  var lint = LintRules()
  var budgets = Budgets()
  var largestGolden: Int?

  static let keys = KeyTable<ProjectDraft>(
    "a project",
    [
      Key("galley", form: .schemaVersion) { _, _ in }.documented("The version of the format: 1.", uikit: nil),
      Key("$schema", form: .string) { _, _ in }.documented(
        "The JSON Schema, for editors; Galley ignores it.", uikit: nil),
      Key("scenes", form: .list(of: .string, "a list of files, folders and patterns such as Screens/*.yaml")) {
        $0.scenes = $1
      }
      .documented("Files, folders and patterns of the scenes.", default: "[Goldens]", uikit: nil),
      Key("fonts", form: .mapping(ProjectFonts.keys, from: ProjectFonts())) { $0.fonts = $1 }
        .documented("Fonts of all scenes.", uikit: "UIAppFonts"),
      Key("systemFont", form: .choice()) { $0.systemFont = $1 }
        .documented(
          "`tracked` gives the system font San Francisco's tracking and line height; `untracked` keeps those of its "
            + "family.",
          default: "the manifest's: Galley's own has `tracked`", uikit: nil),
      Key("colors", .colors) { _, decoding, node in decoding.decodeColors(node) }
        .documented("Colours that scenes name, in light and in dark appearance.", uikit: "UIColor(named:)"),
      Key("styles", .styles) { _, decoding, node in decoding.decodeStyles(node) }
        .documented("Styles that scenes name.", uikit: nil),
      Key("strings", .strings) { _, decoding, node in decoding.decodeStrings(node) }
        .documented(
          "Strings by language and key, or files of them, for `key: …` and `{ localized: … }`.",
          uikit: "Bundle.localizedString"),
      Key("devices", .dictionary("names", .mapping { ProjectDevice.keys.description })) { draft, decoding, node in
        draft.devices = decoding.projectDevices(node)
        decoding.environment.devices = draft.devices
      }
      .documented("Devices of the project, which scenes may name like the built-in ones.", uikit: "UIScreen"),
      Key("matrix", .mapping { SceneMatrix.keys.description }) { draft, decoding, node in
        draft.matrix = SceneMatrix.decode(node, by: SceneMatrix.keys, &decoding)
      }
      .documented(
        "Traits in which scenes are drawn in addition to their own, in every combination.", uikit: "UITraitCollection"),
      Key("lint", form: .mapping(LintRules.keys, from: LintRules())) { $0.lint = $1 }
        .documented("The rules of `galley lint`.", uikit: nil),
      Key("largestGolden", form: .count(1...1_000_000)) { $0.largestGolden = $1 }
        .documented(
          "The largest golden picture, in kB; `large: true` in a scene allows any size.", default: "250", uikit: nil),
      Key("budgets", form: .mapping(Budgets.keys, from: Budgets())) { $0.budgets = $1 }
        .documented("Limits on the work of each scene that differ from the defaults.", uikit: nil),
    ], required: ["galley"])
}
