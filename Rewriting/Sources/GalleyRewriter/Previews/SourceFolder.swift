import Foundation
import GalleyRewriting

/// Folders of sources without a manifest, such as those of an Xcode project. All files that compile
/// without errors become one module.
struct SourceFolder {
  /// The maximum number of rounds. In each round, files with errors are left out, and the other
  /// files are tried again.
  private static let mostRounds = 40
  private static let moduleName = "Previewed"

  /// The folder for compiled files, by default in the user's cache.
  let scratch: String
  private let roots: [String]
  private let modules: GalleyModules
  private let contents: Contents

  init(_ folders: [String], scratch: String?, _ modules: GalleyModules) throws {
    roots = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.modules = modules
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    self.scratch =
      scratch.map { URL(fileURLWithPath: $0).path }
      ?? cache + "/galley/previews/"
      + roots.joined(separator: "+").map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()
    var found = Contents()
    for root in roots { try found.collect(root) }
    contents = found
    guard !contents.files.isEmpty else {
      notePackages()
      throw UsageError("galley: there is no Package.swift and no Swift file in \(roots.joined(separator: ", "))")
    }
  }

  /// Reports the packages inside the folders, whose previews are drawn separately.
  private func notePackages() {
    for path in contents.packages { notePassedOver(path, "a package") }
  }

  /// Compiles the files without errors as one module, and reports the other files.
  func build() throws -> BuiltPreviews {
    var (kept, left) = Self.withoutDoubles(contents.files.sorted())
    let packages = try ProjectPackages(around: roots, contents, scratch: scratch, modules)
    var sources = RewrittenSources(in: scratch + "/galley", compiled: modules.identity)
    let module = ModuleGraph.Module(
      name: Self.moduleName, package: "Folder", files: kept, uses: [], isUIKits: true,
      hasMainProgram: false)
    try sources.rewriteModule(module, context: packages.context)
    var symbols = try writeAssetSymbols(for: kept)
    let overlay = try sources.writeOverlay()
    let options = ["-vfsoverlay", overlay] + (try modules.compilerOptions()) + packages.options
    for _ in 0..<Self.mostRounds {
      let faults = try faults(of: kept + symbols, options)
      guard !faults.isEmpty else { break }
      left.merge(faults) { $1 }
      kept.removeAll { faults[$0] != nil }
      symbols.removeAll { faults[$0] != nil }
    }
    for path in contents.others {
      note("left out: \(shown(path)): judging by its name, the folder is for another system")
    }
    for (path, reason) in left.sorted(by: { $0.key < $1.key }) { note("left out: \(shown(path)): \(reason)") }
    note("\(kept.count) of \(contents.files.count) files compile together")
    notePackages()
    var built = BuiltPreviews()
    built.hasFailures = sources.previews[Self.moduleName, default: []].contains { left[$0.path] != nil }
    guard try compile(kept + symbols, options) else {
      note("error: the remaining files do not compile together")
      built.hasFailures = true
      return built
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch + "/objects")
    built.objects = names.filter { $0.hasSuffix(".o") }.sorted().map { scratch + "/objects/" + $0 } + packages.objects
    built.previews = sources.previews[Self.moduleName, default: []].filter { left[$0.path] == nil }
      .map { TargetPreview($0, of: (roots[0] as NSString).lastPathComponent) }
    built.resources = contents.resources + packages.resources
    return built
  }

  /// Writes a file with the symbols of the folders' asset catalogues, and with `Bundle.module` if
  /// the files use it because they are part of a package. Returns the path of the file, or an empty
  /// list if it would be empty.
  private func writeAssetSymbols(for files: [String]) throws -> [String] {
    let texts = files.compactMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    let symbols = AssetSymbols(in: contents.resources)
    let usesModule = texts.contains { $0.contains(/\bBundle\.module\b|[(:,]\s*\.module\b/) }
    let declaresModule = texts.contains {
      $0.contains(/extension\s+(Foundation\.)?Bundle\b[^}]*?\b(var|let)\s+module\b/)
    }
    let module = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    let text =
      (symbols.source(bundle: "Bundle.main", for: texts) ?? "") + (usesModule && !declaresModule ? module : "")
    guard !text.isEmpty else { return [] }
    let path = scratch + "/GeneratedAssetSymbols.swift"
    try write(text, to: path)
    return [path]
  }

  /// Returns the files to compile, and for each file that is left out the reason. The compiler
  /// needs files with distinct names, and no main program.
  private static func withoutDoubles(_ files: [String]) -> (kept: [String], left: [String: String]) {
    var names: [String: String] = [:]
    var left: [String: String] = [:]
    for path in files {
      let name = (path as NSString).lastPathComponent
      if name == "main.swift" {
        left[path] = "it is the main program"
      } else if let other = names[name] {
        left[path] = "a file of the same name is in \((other as NSString).deletingLastPathComponent)"
      } else {
        names[name] = path
      }
    }
    return (files.filter { left[$0] == nil }, left)
  }

  /// Returns the files that have errors, with the first error in each.
  private func faults(of files: [String], _ options: [String]) throws -> [String: String] {
    guard !files.isEmpty else { return [:] }
    let messages = scratch + "/messages"
    try list(files)
    let command = (["swiftc", "-typecheck", "-diagnostic-style=llvm"] + flags + options).map(shellWord).joined(
      separator: " ")
    _ = try runInForeground("sh", ["-c", "\(command) @\(shellWord(scratch + "/files")) 2>\(shellWord(messages))"])
    let known = Set(files)
    var faults: [String: String] = [:]
    let text = String(decoding: FileManager.default.contents(atPath: messages) ?? Data(), as: UTF8.self)
    for line in text.split(separator: "\n") {
      guard let range = line.range(of: ": error: ") else { continue }
      // The parts are the path, the line and the column.
      let place = line[..<range.lowerBound].split(separator: ":")
      let path = place.dropLast(2).joined(separator: ":")
      let number = place.dropLast().last ?? ""
      if known.contains(path), faults[path] == nil { faults[path] = "line \(number): \(line[range.upperBound...])" }
    }
    // The compiler stops at the first module that it does not find.
    for reason in Set(faults.values) {
      guard let module = reason.firstMatch(of: /no such module '(\w+)'/)?.1 else { continue }
      for path in files where faults[path] == nil {
        guard let line = Self.lineOfImport(of: String(module), in: path) else { continue }
        faults[path] = "line \(line): no such module '\(module)'"
      }
    }
    return faults
  }

  /// Returns the number of the line on which a file imports a module; nil if it does not, or only
  /// under a condition.
  private static func lineOfImport(of module: String, in path: String) -> Int? {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    var depth = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("#if") { depth += 1 } else if words.hasPrefix("#endif") { depth -= 1 }
      if depth == 0, ProjectPackages.module(importedBy: line) == module { return index + 1 }
    }
    return nil
  }

  private var flags: [String] {
    ["-swift-version", "5", "-parse-as-library", "-module-name", Self.moduleName, "-DDEBUG"]
  }

  private func list(_ files: [String]) throws {
    try write(
      files.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }.joined(separator: "\n"),
      to: scratch + "/files")
  }

  private func compile(_ files: [String], _ options: [String]) throws -> Bool {
    let folder = scratch + "/objects"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try list(files)
    let map = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, ["object": "\(folder)/\($0).o"]) })
    try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: scratch + "/objects.json"))
    let words =
      ["-c", "-enable-batch-mode", "-j2", "-suppress-warnings", "-output-file-map", scratch + "/objects.json"] + flags
      + options + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(Self.moduleName)_main"]
    return try runInForeground("swiftc", words + ["@\(scratch)/files"], outputToErrors: true) == 0
  }
}
