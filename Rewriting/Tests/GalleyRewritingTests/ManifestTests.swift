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
}
