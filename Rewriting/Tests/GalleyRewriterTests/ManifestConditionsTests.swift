import Testing

@testable import GalleyRewriter

@Suite struct ManifestConditionsTests {
  @Test func onlyManifestsWithConditionsForIOSAreCopied() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = b(.when(platforms: [.iOS]))", to: "one/Package.swift")
    try folder.write("let a = b()", to: "one/Package@swift-5.9.swift")
    try folder.write("let a = b()", to: "two/Package.swift")
    let packages = [folder.path + "/one", folder.path + "/two"]
    let conditions = try ManifestConditions(of: packages, in: folder.path + "/out")
    #expect(conditions.options.contains("-vfsoverlay") && conditions.options.contains("local"))
    let overlay = try #require(folder.text(of: "out/manifests.yaml"))
    #expect(overlay.contains(folder.path + "/one") && !overlay.contains("5.9") && !overlay.contains("/two"))
    #expect(
      folder.text(of: "out/manifests\(folder.path)/one/Package.swift") == "let a = b(.when(platforms: [.linux, .iOS]))")
    #expect(try ManifestConditions(of: [packages[1]], in: folder.path + "/none").options == [])
  }

  @Test func cataloguesAreResourcesWithoutBeingListed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "A",
        targets: [
          .target(name: "A", resources: [.copy("Listed")]), .target(name: "B"),
        ])
      """, to: "one/Package.swift")
    try folder.write("let a = 1", to: "one/Sources/A/A.swift")
    try folder.write("let b = 1", to: "one/Sources/B/B.swift")
    for catalogue in ["Inner/Media", "Listed/Other"] {
      try folder.write("{}", to: "one/Sources/A/\(catalogue).xcassets/Contents.json")
    }
    let one = folder.path + "/one"
    let conditions = try ManifestConditions(of: [one], in: folder.path + "/out")
    let described = try runSwift(["package", "--package-path", one] + conditions.options + ["describe"])
    let text = String(decoding: described.output, as: UTF8.self)
    #expect(text.contains("Sources/A/Inner/Media.xcassets"), "\(text) \(described.errors)")
    #expect(!text.contains("Other.xcassets"))
  }
}
