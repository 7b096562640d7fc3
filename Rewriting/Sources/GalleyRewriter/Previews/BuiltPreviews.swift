import Foundation
import GalleyRewriting

/// A preview with its target, in the form that the drawing program reads.
struct TargetPreview: Codable, Hashable {
  var target: String
  var path: String
  var line: Int
  var symbol: String

  init(_ place: PreviewPlace, of target: String) {
    (self.target, path, line, symbol) = (target, place.path, place.line, place.symbol)
  }
}

/// The compiled sources that contain previews.
struct BuiltPreviews {
  var previews: [TargetPreview] = []
  /// The object files to link.
  var objects: [String] = []
  /// The folders and files that the preview program finds in its own folder, as an app finds its
  /// resources.
  var resources: [String] = []
  /// True if a source with previews does not compile.
  var hasFailures = false
}

/// The targets of a package that compile, built one by one.
struct BuiltTargets {
  private(set) var previews = BuiltPreviews()
  /// The names of the targets that were built, and of the targets that they use.
  private(set) var linked: Set<String> = []

  /// Builds the targets that have previews.
  init(of package: RewrittenPackage, in root: String, scratch: String) throws {
    let own = package.packages[0].targets.filter { $0.isRewritable && $0.type != "test" }.map(\.name)
    let wanted = own.filter { !(package.sources.previews[$0] ?? []).isEmpty }
    try self.init(wanted.sorted(), of: package, in: root, scratch: scratch) { name in
      note("error: target \(name) does not compile, so its previews are not drawn")
      let folder = package.packages[0].targets.first { $0.name == name }.map { shown(root + "/" + $0.path) }
      guard let folder else { return }
      note("to draw the previews in its files that compile: galley swift previews \(shellWord(folder))")
    }
  }

  /// Builds targets of this package or of its dependencies.
  /// - Parameter reportFailure: called with the name of a target that does not compile.
  init(
    _ targets: [String], of package: RewrittenPackage, in root: String, scratch: String,
    reportFailure: (String) -> Void
  ) throws {
    for name in targets {
      let words = ["build", "--package-path", root, "--scratch-path", scratch, "--target", name]
      guard try runSwiftInForeground(words + package.options, outputToErrors: true) == 0 else {
        reportFailure(name)
        previews.hasFailures = true
        continue
      }
      previews.previews += (package.sources.previews[name] ?? []).map { TargetPreview($0, of: name) }
      linked.insert(name)
      linked.formUnion(package.graph.modules.first { $0.name == name }?.uses ?? [])
    }
    previews.previews.sort { ($0.target, $0.path, $0.line) < ($1.target, $1.path, $1.line) }
    let products = scratch + "/debug"
    for name in linked.sorted() { previews.objects += Self.objects(in: "\(products)/\(name).build") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    previews.resources = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { products + "/" + $0 }
  }

  /// Returns the object files of a target. For a Swift target these are the ones that the package
  /// manager lists, since others may be left over.
  private static func objects(in folder: String) -> [String] {
    if let data = FileManager.default.contents(atPath: folder + "/output-file-map.json"),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    {
      return map.values.compactMap { $0["object"] }.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder + "/" + $0 }
  }
}
