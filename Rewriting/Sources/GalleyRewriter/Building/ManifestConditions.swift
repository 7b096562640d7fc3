import Foundation
import GalleyRewriting

/// The compiler options with which conditions for iOS in package manifests are met, and asset
/// catalogues are resources without being listed, as in Xcode. The package manager then compiles
/// changed copies of such manifests.
struct ManifestConditions {
  let options: [String]

  /// Reads the manifests of packages, and writes copies of those that need changes.
  /// - Parameter folder: the folder for the copies.
  init(of packages: [String], in folder: String) throws {
    var copies: [String: String] = [:]
    for package in packages {
      for name in try FileManager.default.contentsOfDirectory(atPath: package)
      where name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
        let path = package + "/" + name
        guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
        let text = String(decoding: data, as: UTF8.self)
        let copy = manifestForIOS(text) + Self.catalogueStatements(for: text, in: package)
        let place = folder + "/manifests" + path
        guard copy != text else {
          guard FileManager.default.fileExists(atPath: place) else { continue }
          try FileManager.default.removeItem(atPath: place)
          Self.removeCache(beside: folder)
          continue
        }
        copies[path] = place
        guard FileManager.default.contents(atPath: place) != Data(copy.utf8) else { continue }
        Self.removeCache(beside: folder)
        try write(copy, to: place)
      }
    }
    guard !copies.isEmpty else {
      options = []
      return
    }
    try write(overlay(of: copies), to: folder + "/manifests.yaml")
    let flags = ["-vfsoverlay", folder + "/manifests.yaml"].flatMap { ["-Xbuild-tools-swiftc", $0] }
    // The cache that is shared by all packages of a user contains the original manifests.
    options = ["--manifest-cache", "local"] + flags
  }

  /// Removes the package manager's cache, which has the manifests that earlier copies or the
  /// originals made.
  private static func removeCache(beside folder: String) {
    try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent + "/manifest.db")
  }

  /// Returns true if a manifest's tools version is at least 5.3, the first with resources.
  private static func hasResources(_ manifest: String) -> Bool {
    guard let match = manifest.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/),
      let major = Int(match.1)
    else { return false }
    return major > 5 || (major == 5 && (match.2.flatMap { Int($0) } ?? 0) >= 3)
  }

  /// Returns the statements that add asset catalogues to the resources of a manifest's targets,
  /// except catalogues that are listed or excluded; an empty text if there is no catalogue. Of
  /// several catalogues with the same name in a target, only the first is added, since the package
  /// manager refuses resources of the same name.
  private static func catalogueStatements(for manifest: String, in package: String) -> String {
    guard manifest.contains("let package = Package("), hasResources(manifest) else { return "" }
    let files = FileManager.default.enumerator(atPath: package + "/Sources")?.compactMap { $0 as? String } ?? []
    let catalogues = files.filter { $0.hasSuffix(".xcassets") }.map { "Sources/" + $0 }.sorted()
    guard !catalogues.isEmpty else { return "" }
    return """

      for target in package.targets where target.type != .test {
        let parts = (target.path ?? "Sources/" + target.name).split(separator: "/").filter { $0 != "." }
        let folder = parts.map { $0 + "/" }.joined()
        let resources = target.resources ?? []
        let known = target.exclude + resources.compactMap { Mirror(reflecting: $0).descendant("path") as? String }
        let found = \(catalogues).filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) + "/" }
          .filter { path in !known.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } }
        var names = Set(known.map { $0.split(separator: "/").last ?? "" })
        let added = found.map { $0.dropLast() }.filter { names.insert($0.split(separator: "/").last ?? "").inserted }
        if !added.isEmpty { target.resources = resources + added.map { .copy(String($0)) } }
      }

      """
  }
}
