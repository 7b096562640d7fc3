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
}
