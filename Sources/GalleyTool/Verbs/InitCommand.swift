import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley init`, which creates a project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a project.",
    discussion: """
      Creates galley.yaml, a first scene with its golden and galley.lock, a .gitignore, a .gitattributes that keeps \
      the bytes of goldens in every checkout, and a workflow of GitHub Actions that compares every scene. The fonts \
      are the default set; galley fonts add brings your own.

      Nothing is overwritten. If the project or its scene exists already, nothing is created; a .gitignore, a \
      .gitattributes or a workflow of your own is left as it is.

      Examples:
          galley init
          galley init Proofs
      """)

  @Argument(help: ArgumentHelp("The folder of the project, which is created if it is missing.", valueName: "folder"))
  var folder = "."

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let plan = try ProjectPlan(in: folder == "." ? "" : folder)
    try plan.refuseOverwriting()
    let library = FontLibrary(fonts.value, allowing: try allowance.value.allowances())
    let made = try plan.write(golden: try plan.golden(library))
    try report.value.write(
      json: ["galley": 1, "made": made, "kept": plan.kept], text: text(made, plan))
  }

  private func text(_ made: [String], _ plan: ProjectPlan) -> String {
    var lines = made.map { "created: \($0)" }
    for path in plan.kept {
      let missing = plan.linesMissing(in: path)
      let separator = missing.contains { $0.contains(" ") } ? ", " : " "
      let advice = missing.isEmpty ? "" : "; add to it: " + missing.joined(separator: separator)
      lines.append("kept: \(path), which already exists\(advice)")
    }
    let place = plan.folder.isEmpty ? "" : "cd \(shellWord(plan.folder)), then "
    lines.append("next: \(place)galley render draws the scenes, galley verify compares them")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The files of a new project.
private struct ProjectPlan {
  /// The folder of the project; empty for the current folder.
  let folder: String
  /// The files that are created only if they do not exist.
  private let optional: [OutputFile]
  /// The files that the command creates, and that must not exist before.
  private let needed: [OutputFile]
  private let golden: GoldenCase
  /// The paths of existing files that are left unchanged.
  let kept: [String]

  init(in folder: String) throws {
    self.folder = folder
    if exists(folder), !isFolder(folder) { throw CommandError("\(folder) is a file: give a folder for the project") }
    func file(_ path: String, _ text: String) -> OutputFile {
      OutputFile(path: joined(folder, path), bytes: Array(text.utf8))
    }
    needed = [
      file(Project.fileName, ProjectTemplate.projectText), file(ProjectTemplate.scene, ProjectTemplate.sceneText),
    ]
    optional = [
      file(ProjectTemplate.ignored, ProjectTemplate.ignoredText),
      file(ProjectTemplate.attributes, ProjectTemplate.attributesText),
      file(ProjectTemplate.workflow, ProjectTemplate.workflowText(version: programVersion)),
    ]
    kept = optional.map(\.path).filter(exists)
    golden = GoldenCase(scene: joined(folder, ProjectTemplate.scene))
  }

  /// Throws if required files already exist. The error names each of them.
  func refuseOverwriting() throws {
    let there = (needed.map(\.path) + [golden.image, golden.layout, lock]).filter(exists)
    guard let first = there.first else { return }
    let names = there.count == 1 ? "\(first) exists" : there.joined(separator: ", ") + " exist"
    throw CommandError("\(names) already: nothing was created. Give another folder, as in galley init Proofs")
  }

  /// The path of the project's lock.
  private var lock: String { joined(folder, GoldenLock.fileName) }

  /// Returns the goldens of the first scene, and their lock. They are drawn with the project's
  /// settings before any file is written.
  func golden(_ library: FontLibrary) throws -> [OutputFile] {
    let project = try Project(reading: needed[0].bytes, file: needed[0].path)
    library.projects.insert(project, inFolder: GalleyFiles.folder(of: golden.scene))
    let source = SceneSource(name: golden.scene, bytes: needed[1].bytes)
    let subject = try subject(of: source, RenderSession(library))
    var lock = GoldenLock.present
    lock.faces = faceDigests(ofDump: subject.layout)
    return try golden.files(of: subject) + [OutputFile(path: self.lock, bytes: lock.file)]
  }

  /// Writes all files atomically, and returns their paths.
  func write(golden files: [OutputFile]) throws -> [String] {
    let all = needed + files + optional.filter { !kept.contains($0.path) }
    var made: [String] = []
    do {
      for file in all { try make(GalleyFiles.folder(of: file.path), &made) }
      try writeTogether(all)
    } catch {
      for folder in made.reversed() { removeEmptyFolder(folder) }
      throw error
    }
    return all.map(\.path)
  }

  /// Creates a folder and its missing ancestors, and adds their paths to `made`.
  private func make(_ folder: String, _ made: inout [String]) throws {
    guard !folder.isEmpty, !isFolder(folder) else { return }
    try make(GalleyFiles.folder(of: folder), &made)
    try makeFolder(folder)
    made.append(folder)
  }

  /// Returns the lines that a project needs and a `.gitignore` or `.gitattributes` file does not
  /// have.
  func linesMissing(in path: String) -> [String] {
    let needed = [
      ProjectTemplate.ignored: ProjectTemplate.ignoredFolders,
      ProjectTemplate.attributes: ProjectTemplate.attributeLines,
    ]
    guard let needed = needed[fileName(of: path)], let bytes = try? readFile(path) else { return [] }
    let plain = { (line: Substring) in line.filter { $0 != "/" && $0 != " " && $0 != "\t" } }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(plain)
    return needed.filter { !lines.contains(plain($0[...])) }
  }
}
