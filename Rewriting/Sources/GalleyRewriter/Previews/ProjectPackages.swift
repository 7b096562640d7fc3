import Foundation

/// The local packages that the sources of an Xcode project import, compiled for previews.
///
/// They are searched where Xcode finds them: the package that encloses the project, as with the example of a library,
/// packages in the project's folder, and packages that a project file names by a relative path. A generated package
/// depends on them, so that the package manager chooses the versions of their dependencies.
struct ProjectPackages {
  private static let packageName = "PreviewedPackages"

  /// The options that let the compiler find the modules.
  private(set) var options: [String] = []
  /// The sources of the modules, which are read when sources that import them are rewritten.
  private(set) var context: [String] = []
  /// The object files to link.
  private(set) var objects: [String] = []
  /// The paths of the packages' resources.
  private(set) var resources: [String] = []

  /// - Parameters:
  ///   - roots: the folders of the project's sources.
  ///   - contents: the contents of the folders.
  ///   - scratch: the folder for compiled files.
  init(
    around roots: [String], _ contents: SourceFolder.Contents, scratch: String, _ modules: GalleyModules
  ) throws {
    let imported = Self.imports(of: contents.files)
    let described = scratch + "/described"
    var wanted: [(package: SwiftPackage, product: String, target: String)] = []
    for folder in Self.folders(around: roots, contents) {
      guard let package = try? SwiftPackage(at: folder, scratch: described) else {
        note("warning: the package in \(folder) cannot be read, so files that need it are left out")
        continue
      }
      for target in package.targets where imported.contains(target.moduleName) {
        guard let product = package.products.first(where: { $0.targets.contains(target.name) }) else { continue }
        wanted.append((package, product.name, target.name))
      }
    }
    guard !wanted.isEmpty else { return }
    let root = scratch + "/packages"
    let products = wanted.map { Dependency(product: $0.product, package: $0.package.path) }
    try Self.writeManifest(of: Set(products), in: root)
    do { try build(wanted.map(\.target), in: root, modules) } catch let error as UsageError {
      let names = Set(wanted.map(\.target)).sorted().joined(separator: ", ")
      note("warning: files that import \(names) are left out, since dependencies are missing: \(error.text)")
    }
  }

  private struct Dependency: Hashable {
    var product: String
    /// The folder of the package.
    var package: String
  }

  /// Compiles targets. Those that do not compile are reported and left out.
  private mutating func build(_ targets: [String], in root: String, _ modules: GalleyModules) throws {
    let scratch = root + "/.build"
    let package = try RewrittenPackage(at: root, scratch: scratch, modules: modules)
    let built = try BuiltTargets(Set(targets).sorted(), of: package, in: root, scratch: scratch) { name in
      note("error: target \(name) of a package does not compile, so files that import it are left out")
      // The compiler may have written the module before it found the error.
      try? FileManager.default.removeItem(atPath: "\(scratch)/debug/Modules/\(name).swiftmodule")
    }
    (objects, resources) = (built.previews.objects, built.previews.resources)
    options = ["-I", scratch + "/debug/Modules"]
    for package in package.packages {
      for target in package.targets where built.linked.contains(target.name) && target.moduleType == "ClangTarget" {
        let made = "\(scratch)/debug/\(target.name).build/module.modulemap"
        let own = "\(package.path)/\(target.path)/include/module.modulemap"
        guard let map = [made, own].first(where: FileManager.default.fileExists) else { continue }
        options += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    context = package.graph.modules.filter { built.linked.contains($0.name) && $0.isUIKits }.flatMap(\.files)
  }

  private static func writeManifest(of dependencies: Set<Dependency>, in root: String) throws {
    let sorted = dependencies.sorted { ($0.package, $0.product) < ($1.package, $1.product) }
    let packages = Set(dependencies.map(\.package)).sorted().map { "    .package(path: \(literal($0)))," }
    let products = sorted.map {
      let name = ($0.package as NSString).lastPathComponent
      return "      .product(name: \(literal($0.product)), package: \(literal(name))),"
    }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(packageName)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
          .target(name: "\(packageName)", dependencies: [
      \(products.joined(separator: "\n"))
          ]),
        ])

      """
    let source = "\(root)/Sources/\(packageName)/\(packageName).swift"
    let files = [(manifest, root + "/Package.swift"), ("// What the package depends on is compiled.\n", source)]
    for (text, path) in files {
      // A file that is written again would also be compiled again.
      guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { continue }
      try write(text, to: path)
    }
  }

  /// Returns the names of the modules that files import.
  private static func imports(of files: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if let name = module(importedBy: line) { names.insert(name) }
      }
    }
    return names
  }

  /// Returns the module that a line of Swift imports; nil if the line is not an import.
  static func module(importedBy line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    let pattern = /[ \t]*(?:@?\w+ +)*?import +(?:(?:struct|class|enum|protocol|func|var|typealias) +)?(\w+)/
    return line.prefixMatch(of: pattern).map { String($0.1) }
  }

  /// Returns the folders of the packages that may belong to the sources, each once.
  private static func folders(around roots: [String], _ contents: SourceFolder.Contents) -> [String] {
    let enclosing = roots.compactMap(SwiftCommand.packageFolder)
    var seen: Set<String> = []
    return (enclosing + contents.packages + contents.projects.flatMap(namedPackages))
      .filter { seen.insert($0).inserted }
  }

  /// Returns the folders of the packages that an Xcode project names by relative paths.
  private static func namedPackages(in project: String) -> [String] {
    let data = FileManager.default.contents(atPath: project + "/project.pbxproj") ?? Data()
    let folder = URL(fileURLWithPath: project).deletingLastPathComponent()
    return String(decoding: data, as: UTF8.self).matches(of: /relativePath = "?([^";]+)"?;/)
      .map { folder.appendingPathComponent(String($0.1)).standardizedFileURL.path }
      .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }
}
