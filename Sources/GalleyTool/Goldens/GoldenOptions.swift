import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The arguments that select scenes with goldens.
struct GoldenOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders with scenes at any depth. (default: those of galley.yaml, else Goldens/)",
      valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("Select only scenes whose path contains this text.", valueName: "text"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Select only this variant of the project's matrix, the part of a golden's name after the @.",
      valueName: "name"))
  var variant: String?

  @OptionGroup var matrix: MatrixOption

  /// Returns the selected scenes. Throws if no scene is selected, because a run that compares
  /// nothing is a failure.
  ///
  /// First completes files that a killed run left half written beside the scenes.
  /// - Parameters:
  ///   - artifacts: the folder for the pictures of failures, which contains no scenes; nil for the default one.
  ///   - allowances: the permissions of scenes beyond the default.
  ///   - suffices: true if goldens without a scene are a valid selection.
  func select(
    besides artifacts: String? = nil, allowing allowances: Allowances = Allowances(), orphans suffices: Bool = false
  ) throws -> GoldenSelection {
    let projects = ProjectLibrary(allowing: allowances)
    let paths = try searched(projects)
    // An error in the project is reported when one of its scenes is drawn.
    let scan = try GoldenScan(paths: paths, excluding: [artifactsFolder(artifacts)], materials: namedFiles) { scene in
      (try? projects.cells(ofScene: scene)).map { GoldenVariants($0) } ?? .none
    }
    let chosen = try chosenCells(projects)
    let isWanted = { (path: String) in filter.map { path.contains($0) } ?? true }
    if let clash = scan.clashes.first(where: isWanted) {
      throw CommandError(
        "\(clash): another scene has this name with another extension, so both have the same goldens: rename one")
    }
    for scene in scan.cases.scenes where isWanted(scene) {
      if let overrun = projects.overrun(ofScene: scene) { throw overrun }
    }
    let mode = try matrix.value.mode() ?? .full
    let isOpen = filter == nil && variant == nil && mode == .full
    let cases =
      isOpen
      ? scan.cases
      : scan.cases.choosing { isWanted($1.title) && (variant == nil || $1.variant == variant) && chosen($1) }
    // The extension does not belong to a golden's name. Otherwise "a" would match "layout".
    let orphans = scan.orphans.filter { isWanted(stem(ofGolden: $0) ?? $0) }
    guard !cases.isEmpty || suffices && !orphans.isEmpty else {
      let place = paths.joined(separator: ", ")
      if let variant, scan.cases.contains(where: { isWanted($0.title) }) {
        for folder in Set(scan.cases.scenes.map { folder(of: $0) }).sorted() {
          _ = try projects.project(inFolder: folder)
        }
        let names = Set(scan.cases.map(\.variant)).subtracting([""]).sorted()
        let near = nearestSpelling(to: variant, among: names).map { "; did you mean \"\($0)\"?" }
        let all =
          names.isEmpty
          ? "; neither galley.yaml nor the scene has a matrix" : "; valid: " + names.joined(separator: ", ")
        throw CommandError("no scene has the variant \"\(variant)\"" + (near ?? all))
      }
      let reason = filter.map { "no scene in \(place) has \"\($0)\" in its path" }
      throw CommandError((reason ?? "there is no scene in \(place)") + ": nothing was compared")
    }
    for place in Set(cases.scenes.map { folder(of: $0) }).sorted() {
      for path in try finishWriting(in: place, checking: projects.check(golden:)) {
        note("\(path): an earlier run was killed while writing this file; the write was completed or undone")
      }
    }
    return GoldenSelection(
      cases: cases, orphans: orphans, scan: scan, searched: paths, isWhole: isOpen)
  }

  /// Returns a function that is true for the cells that `--matrix` selects.
  private func chosenCells(_ projects: ProjectLibrary) throws -> (GoldenCase) -> Bool {
    switch try matrix.value.mode() ?? .full {
    case .full: return { _ in true }
    case .none: return { $0.variant.isEmpty }
    case let mode:
      var known: (scene: String, names: Set<String>) = ("", [])
      return { golden in
        if golden.scene != known.scene {
          let cells = (try? projects.cells(ofScene: golden.scene)) ?? MatrixCells()
          known = (golden.scene, Set(cells.numbers(mode).map { cells.cell($0).name }))
        }
        return known.names.contains(golden.variant)
      }
    }
  }

  /// Returns the paths in which scenes are searched: those of the command line, or else the
  /// project's, or else `Goldens`.
  private func searched(_ projects: ProjectLibrary) throws -> [String] {
    if !paths.isEmpty { return paths }
    if let project = try projects.project(inFolder: "") { return try project.scenePaths() }
    guard isFolder("Goldens") else {
      throw CommandError(
        "there is no galley.yaml and no folder Goldens here: give paths of scenes, go to the folder of the project, "
          + "or begin with galley init")
    }
    return ["Goldens"]
  }
}

extension GoldenVariants {
  /// Creates the variants from the matrix cells of a scene. The first cell is left out, because it
  /// is the scene without a variant.
  fileprivate init(_ cells: MatrixCells) {
    self.init(count: cells.count - 1) { number in
      cells.cell(number + 1)
    } keepsPicture: { name in
      name.isEmpty ? nil : cells.keepsPicture(named: name)
    }
  }
}

/// The scenes that one command selects.
struct GoldenSelection: Sendable {
  /// The selected scenes and cells, sorted by path.
  var cases: GoldenCases
  /// The paths of goldens without a scene.
  var orphans: [String]
  /// All scenes and goldens that were found, selected or not.
  var scan: GoldenScan
  /// The files and folders that were searched.
  var searched: [String]
  /// True if all scenes in the searched paths are selected, with all cells of their matrices.
  var isWhole: Bool

  /// The searched paths if the selection contains all their scenes with all cells; otherwise empty.
  var whole: [String] { isWhole ? searched : [] }

  /// Returns the goldens without a scene, and the pictures of frames that no longer exist in their
  /// scenes, sorted by path.
  func orphans(_ reports: [CaseReport]) throws -> [Orphan] {
    var strays: [Orphan] = []
    for report in reports where !report.strays.isEmpty {
      let golden = report.golden
      strays += try scan.withoutMaterials(report.strays, materials: namedFiles).map { path in
        let reason =
          switch golden.frame(ofImage: path) {
          case let frame? where report.strip.contains(frame): "draws its frame \"\(frame)\" into its filmstrip now"
          case let frame?: "has no frame \"\(frame)\""
          case nil: "now has named frames, each with its own picture"
          }
        return Orphan(path: path, reason: "\(golden.scene) \(reason)")
      }
    }
    let others = orphans.map { path in
      Orphan(
        path: path,
        reason: isWrittenByGalley(path) ? reasonOfOrphan(path) : "not a golden of any scene",
        cell: isWrittenByGalley(path) ? RemovedCell(ofGolden: path) : nil)
    }
    return (others + strays)
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns the pictures that may belong to a scene's frames.
  func framePictures(of golden: GoldenCase) -> [String] { scan.framePictures[golden.stem, default: []] }
}

/// Returns the folder for pictures of failures: the named one, or else that of the environment, or
/// else `Failures`.
func artifactsFolder(_ named: String?) -> String {
  named ?? environmentValue("GALLEY_ARTIFACTS_DIR") ?? environmentValue("SNAPSHOT_ARTIFACTS") ?? "Failures"
}

/// A golden without a scene or frame.
struct Orphan: Hashable, Sendable {
  var path: String
  /// The reason why the golden counts as an orphan, such as `there is no scene beside it`.
  var reason: String
  /// The removed cells to which the golden belonged; nil if the golden does not belong to a cell.
  var cell: RemovedCell?
}

/// Returns the paths of files to which a scene may refer: each of its strings counts as a path
/// relative to its folder. Empty for a scene that cannot be decoded. This mistake is reported when
/// the scene is drawn.
private func namedFiles(_ scene: String) throws(FileError) -> [String] {
  var named: [String] = []
  var waiting = [scene]
  var known: Set<String> = []
  while let file = waiting.popLast() {
    // A scene must be readable. Of the files that it names, only those that it may include are read.
    guard known.insert(file).inserted, file == scene || isFile(file) else { continue }
    let bytes = try readFile(file, limit: ReadingLimits().fileSize)
    guard let document = try? Document(reading: bytes, file: file) else { continue }
    let files = document.fileNames.map { joined(folder(of: file), $0) }
    named += files
    waiting += files.filter { name in [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) } }
  }
  return named
}

/// True if the variable `CI` is set, and is not `false`, `0` or `no`.
var isContinuousIntegration: Bool {
  guard let value = environmentValue("CI") else { return false }
  return !["false", "0", "no"].contains(value.lowercased())
}
