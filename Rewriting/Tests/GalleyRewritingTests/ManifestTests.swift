import GalleyRewriting
import Testing

@Suite struct ManifestTests {
  @Test(arguments: [
    (".define(\"A\", .when(platforms: [.iOS]))", ".define(\"A\", .when(platforms: [.linux, .iOS]))"),
    (
      ".target(name: \"A\", condition: .when(platforms: [.macOS, .iOS], configuration: .debug))",
      ".target(name: \"A\", condition: .when(platforms: [.linux, .macOS, .iOS], configuration: .debug))"
    ),
    (".when(platforms: [.macOS])", ".when(platforms: [.macOS])"),
    (".when(platforms: [.iOS, .linux])", ".when(platforms: [.iOS, .linux])"),
    ("platforms: [.iOS(.v15)]", "platforms: [.iOS(.v15)]"),
  ])
  func conditionsForIOSHold(source: String, expected: String) {
    #expect(manifestForIOS("let a = f(" + source + ")") == "let a = f(" + expected + ")")
  }

  @Test(arguments: [
    ("swiftLanguageVersions: [.version(\"5.0\")]", "swiftLanguageVersions: [.version(\"5\")]"),
    ("swiftLanguageModes: [.version(\"5.10\"), .v6]", "swiftLanguageModes: [.version(\"5\"), .v6]"),
    ("swiftLanguageVersions: [.version(\"4.2\")]", "swiftLanguageVersions: [.version(\"4.2\")]"),
    (".version(\"5\")", ".version(\"5\")"),
    (".version(name + \"5.0\")", ".version(name + \"5.0\")"),
  ])
  func versionsOfTheLanguageLoseTheirMinorNumbers(source: String, expected: String) {
    #expect(manifestForIOS("let a = f(" + source + ")") == "let a = f(" + expected + ")")
  }
}
