import Foundation
import Glibc

/// The command `galley-rewriter swift previews [OPTIONS…] [FOLDERS…]`. It builds a package, or the
/// sources in folders, and runs a program that draws their previews.
///
/// In the rewritten sources each preview is a C function. The objects that the package manager compiled are linked with a
/// generated main program. The package's manifest thus stays unchanged, previews may be private and in an executable, and
/// one process has all of them.
struct PreviewsCommand {
  private static let placeOptions = ["--package-path", "--scratch-path"]

  private var place: [String: String] = [:]
  private var folders: [String] = []
  /// The options for the drawing program.
  private var drawing: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if let option = parts.first, Self.placeOptions.contains(option) {
        place[option] = try parts.count > 1 ? parts[1] : rest.value(of: option)
      } else if !word.hasPrefix("-") {
        folders.append(word)
      } else {
        drawing.append(word)
        if !word.contains("="), previewValueOptions.contains(word) { drawing.append(try rest.value(of: word)) }
      }
    }
  }

  func run() throws -> Int32 {
    let modules = try GalleyModules.stated()
    leaveOwnSettings()
    let start = URL(fileURLWithPath: place["--package-path"] ?? FileManager.default.currentDirectoryPath).path
    guard folders.isEmpty, let root = Self.packageFolder(around: start) else {
      let sources = try SourceFolder(folders.isEmpty ? [start] : folders, scratch: place["--scratch-path"], modules)
      return try draw(try sources.build(), in: start, modules, scratch: sources.scratch)
    }
    let scratch = place["--scratch-path"].map { URL(fileURLWithPath: $0).path } ?? root + "/.build"
    let package = try RewrittenPackage(at: root, scratch: scratch, modules: modules)
    let built = try BuiltTargets(of: package, in: root, scratch: scratch)
    try noteProjects(in: root)
    return try draw(built.previews, in: root, modules, scratch: scratch)
  }

  /// Returns the folder of the package that contains a folder. Nil if the folder belongs to a
  /// nearer Xcode project, such as the example of a library.
  private static func packageFolder(around start: String) -> String? {
    guard let root = SwiftCommand.packageFolder(around: start) else { return nil }
    var url = URL(fileURLWithPath: start).standardizedFileURL
    while url.path != root {
      if hasProject(url.path) { return nil }
      url.deleteLastPathComponent()
    }
    return root
  }

  private static func hasProject(_ folder: String) -> Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { $0.hasSuffix(".xcodeproj") }
  }

  /// Reports the Xcode projects in a package's folder. Their previews are not drawn together with
  /// the previews of the package.
  private func noteProjects(in root: String) throws {
    var contents = SourceFolder.Contents()
    try contents.collect(root)
    let folders = Set(contents.projects.map { ($0 as NSString).deletingLastPathComponent })
    for folder in folders.sorted() where folder != root { notePassedOver(folder, "an Xcode project") }
  }

  /// Links the drawing program, and replaces this program by it.
  private func draw(
    _ built: BuiltPreviews, in root: String, _ modules: GalleyModules, scratch: String
  ) throws -> Int32 {
    guard !built.previews.isEmpty else {
      note(built.hasFailures ? "galley: no preview compiles" : "galley: there is no preview in \(root)")
      return built.hasFailures ? 1 : 2
    }
    let program = PreviewLinking(folder: scratch + "/galley/previews", modules: modules)
    let status = try program.link(built)
    guard status == 0 else { return 1 }
    setenv("GALLEY_FIXED", modules.fixedLibrary, 1)
    if built.hasFailures { setenv("GALLEY_PREVIEWS_INCOMPLETE", "1", 1) }
    _ = FileManager.default.changeCurrentDirectoryPath(root)
    try become(program.path, ["--previews-of", program.list] + drawing)
  }
}

/// Replaces this program by another one.
private func become(_ program: String, _ arguments: [String]) throws -> Never {
  let words = ([program] + arguments).map { strdup($0) } + [nil]
  execv(program, words)
  throw UsageError("galley: cannot start \(program): \(String(cString: strerror(errno)))")
}
