import Foundation
import GalleyRewriting

/// The options by which conditions for iOS hold in the manifests of packages. The package manager compiles copies in the
/// places of the manifests that have such conditions.
struct ManifestConditions {
  let options: [String]

  /// Looks through the manifests of packages.
  /// - Parameter folder: where the copies are kept.
  init(of packages: [String], in folder: String) throws {
    var copies: [String: String] = [:]
    for package in packages {
      for name in try FileManager.default.contentsOfDirectory(atPath: package)
      where name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
        let path = package + "/" + name
        guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
        let text = String(decoding: data, as: UTF8.self)
        let copy = manifestForIOS(text)
        guard copy != text else { continue }
        copies[path] = folder + "/manifests" + path
        try write(copy, to: folder + "/manifests" + path)
      }
    }
    guard !copies.isEmpty else {
      options = []
      return
    }
    try write(overlay(of: copies), to: folder + "/manifests.yaml")
    let flags = ["-vfsoverlay", folder + "/manifests.yaml"].flatMap { ["-Xbuild-tools-swiftc", $0] }
    // The cache that all packages of a user share holds the manifests as they are.
    options = ["--manifest-cache", "local"] + flags
  }
}
