import GalleyFiles
import TestSupport
import Testing

/// The options that draw a scene in other traits than its own.
@Suite struct TraitOptionTests {
  private static let scene = """
    galley: 1
    size: [100, auto]
    direction: leftToRight
    contentSizeCategory: small
    appearance: light
    views:
      - label: { id: title, text: Hi, font: { textStyle: body }, frame: [0, 0, 100, auto] }
    """

  private func layout(_ options: String...) throws -> String {
    let folder = try TemporaryFolder(["s.yaml": Self.scene])
    let run = try folder.galley(["layout", "s.yaml"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run.text
  }

  @Test func eachWinsOverTheScene() throws {
    let plain = try layout()
    #expect(try layout("--text-size", "accessibilityLarge") != plain)
    try expectEqual(layout("--text-size", "small"), plain)
    #expect(try layout("--direction", "rightToLeft") != plain)
    #expect(try layout("--device", "iphone 8").contains("\"size\": [375, 667], \"scale\": 2"))
    let folder = try TemporaryFolder(["s.yaml": Self.scene])
    for appearance in ["light", "dark"] {
      try expectEqual(
        folder.galley("render", "s.yaml", "--appearance", appearance, "-o", "\(appearance).png").status, 0)
    }
    #expect(try readFile(folder.path("light.png")) != readFile(folder.path("dark.png")))
  }

  @Test(arguments: [
    ("--direction", "left", "valid: leftToRight, rightToLeft"), ("--appearance", "black", "valid: light, dark"),
    ("--text-size", "big", "valid: XS, S, M, L, "), ("--device", "iPhone 0", "iPhone 8"),
  ])
  func wrongValuesAreAnsweredWithTheRightOnes(option: String, value: String, words: String) throws {
    let run = try TemporaryFolder(["s.yaml": Self.scene]).galley("render", "s.yaml", option, value)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains(option))
  }
}
