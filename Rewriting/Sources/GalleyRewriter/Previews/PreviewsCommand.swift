import Foundation
import Glibc

/// `galley-rewriter swift previews [OPTIONS…] [FOLDERS…]`: builds a package, or the sources of a folder, and starts a program
/// that draws their previews.
///
/// The previews are found in the sources, where each becomes a function with a name of C's. The objects that the package
/// manager compiled are linked with a main program of ours: so the package's manifest stays as it is, previews may be private
/// and of an executable, and one process has them all.
struct PreviewsCommand {
  private static let placeOptions = ["--package-path", "--scratch-path"]

  private var place: [String: String] = [:]
  private var folders: [String] = []
  /// The options of the program that draws.
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
        if !word.contains("="), PreviewHelp.valueOptions.contains(word) { drawing.append(try rest.value(of: word)) }
      }
    }
  }

  func run() throws -> Int32 {
    if drawing.contains(where: { ["-h", "--help"].contains($0) }) {
      print(PreviewHelp.text)
      return 0
    }
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

  /// Returns the package around a folder, or nil if an Xcode project is nearer, such as a library's example.
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

  /// Names the Xcode projects in a package's folder: their previews are not the package's.
  private func noteProjects(in root: String) throws {
    var contents = SourceFolder.Contents()
    try contents.collect(root)
    let folders = Set(contents.projects.map { ($0 as NSString).deletingLastPathComponent })
    for folder in folders.sorted() where folder != root { notePassedOver(folder, "an Xcode project") }
  }

  /// Links the program, and becomes it.
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

/// Becomes a program.
private func become(_ program: String, _ arguments: [String]) throws -> Never {
  let words = ([program] + arguments).map { strdup($0) } + [nil]
  execv(program, words)
  throw UsageError("galley: cannot start \(program): \(String(cString: strerror(errno)))")
}
