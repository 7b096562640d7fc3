import Foundation
import GalleyRewriting

/// The compiler options with which conditions for iOS in package manifests are met. The package
/// manager then compiles changed copies of the manifests that have such conditions.
struct ManifestConditions {
  let options: [String]

  /// Reads the manifests of packages, and writes copies of those with conditions for iOS.
  /// - Parameter folder: the folder for the copies.
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
    // The cache that is shared by all packages of a user contains the original manifests.
    options = ["--manifest-cache", "local"] + flags
  }
}
