import Foundation

/// A package whose sources are rewritten, with the options that make the compiler use the copies.
struct RewrittenPackage {
  /// The package, followed by its dependencies.
  let packages: [SwiftPackage]
  let graph: ModuleGraph
  let sources: RewrittenSources
  /// The options for `swift build`.
  let options: [String]

  /// Rewrites the sources that need rewriting, and reports code that could not be rewritten.
  init(at root: String, scratch: String, modules: GalleyModules) throws {
    let folders = try packageFolders(of: root, scratch: scratch)
    packages = try folders.map {
      try SwiftPackage(at: $0, scratch: $0 == root ? scratch : scratch + "/galley/described")
    }
    graph = ModuleGraph(packages)
    var sources = RewrittenSources(in: scratch + "/galley", compiled: modules.identity)
    for module in graph.modules where module.isUIKits && !module.files.isEmpty {
      let context = graph.modules.filter { module.uses.contains($0.name) && $0.isUIKits }.flatMap(\.files)
      try sources.rewriteModule(module, context: context)
    }
    let overlay = try sources.writeOverlay()
    let conditions = try ManifestConditions(of: folders, in: scratch + "/galley")
    let missing = MissingModules(
      compiled: modules.folder, libraries: ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
      owned: Set(packages.flatMap(\.targets).map(\.moduleName)))
    for message in sources.messages + [missing.message(sources.imports)].compactMap(\.self) { note(message) }
    self.sources = sources
    options =
      conditions.options
      + ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay] + (try modules.compilerOptions().flatMap { ["-Xswiftc", $0] })
      + modules.linkerOptions.flatMap { ["-Xlinker", $0] }
  }
}
