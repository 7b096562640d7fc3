import Foundation

/// A package as described by `swift package describe`.
struct SwiftPackage: Decodable {
  struct Resource: Decodable {
    /// The absolute path.
    var path: String
  }

  struct Target: Decodable {
    var name: String
    var path: String
    var type: String
    var sources: [String]
    var moduleType: String
    var targetDependencies: [String]?
    var productDependencies: [String]?
    var resources: [Resource]?

    enum CodingKeys: String, CodingKey {
      case name, path, type, sources, resources
      case moduleType = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }

    /// True for a target with Swift sources that run in the user's program.
    var isRewritable: Bool { moduleType == "SwiftTarget" && !runsInCompiler }

    /// True for a target that the compiler or the package manager runs.
    var runsInCompiler: Bool { type == "macro" || type == "plugin" }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  var name: String
  var path: String
  var targets: [Target]
  var products: [Product]

  /// Reads the description of the package in a folder.
  init(at path: String, scratch: String) throws {
    let described = try runSwift([
      "package", "--package-path", path, "--scratch-path", scratch, "describe", "--type", "json",
    ])
    guard described.status == 0 else { throw packageFailure("describe", in: path, described.errors) }
    self = try JSONDecoder().decode(SwiftPackage.self, from: described.output)
  }
}

/// A node in the output of `swift package show-dependencies`.
private struct DependencyNode: Decodable {
  var path: String
  var dependencies: [DependencyNode]

  var allPaths: [String] { [path] + dependencies.flatMap(\.allPaths) }
}

/// Returns the folders of a package and all of its dependencies, each once.
func packageFolders(of root: String, scratch: String) throws -> [String] {
  let shown = try runSwift([
    "package", "--package-path", root, "--scratch-path", scratch, "show-dependencies", "--format", "json",
  ])
  // Messages about progress may precede the tree.
  guard shown.status == 0, let start = shown.output.firstIndex(of: UInt8(ascii: "{")) else {
    throw packageFailure("show-dependencies", in: root, shown.errors)
  }
  let tree = try JSONDecoder().decode(DependencyNode.self, from: shown.output[start...])
  var seen: Set<String> = []
  return tree.allPaths.filter { seen.insert($0).inserted }
}

/// Returns the error for a package that the package manager cannot read.
/// - Parameter errors: the output of `swift package` on standard error.
func packageFailure(_ verb: String, in folder: String, _ errors: String) -> UsageError {
  let newer = /is using Swift tools version ([0-9.]+) but the installed version is ([0-9.]+)/
  if let match = errors.firstMatch(of: newer) {
    return UsageError(
      "galley: \(folder)/Package.swift needs Swift tools \(match.1), and the swift on the PATH is \(match.2): "
        + "install a newer Swift, or lower the version in the manifest's first line")
  }
  let reason = errors.split(separator: "\n").last { $0.contains("error: ") }
  return UsageError(
    "galley: swift package \(verb) fails in \(folder): \(reason.map(String.init) ?? "run it there to see the reason")")
}
