import GalleyFiles
import TestSupport
import Testing

/// A week of a team: ten scenes, two of them in the cells of a matrix; five edits, a scene that is renamed, and a matrix that
/// is taken away. What `verify` and the commands after it print is `TeamStory.txt`.
@Suite struct TeamStoryTests {
  private static let matrix =
    "matrix: { locales: [de, fr], appearances: [dark], contentSizeCategories: [small, extraLarge, accessibilityLarge] }"

  private static func scene(_ text: String, _ label: String = "", extra: String = "") -> String {
    """
    galley: 1
    size: [120, 40]
    background: "#FFFFFF"
    \(extra)
    views:
      - label:
          id: title
          frame: [0, 0, 120, 40]
          numberOfLines: 0
          font: { family: Galley Test Mono, size: 10 }
          text: "\(text)"
          \(label)

    """
  }

  private static func write(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
    try writeFile(folder.path("Goldens/\(name).yaml"), Array(text.utf8))
  }

  private static func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([:])
    try makeFolder(folder.path("Goldens"))
    for name in ["banner", "cart", "empty", "error", "form", "hint", "menu", "price"] {
      try write(scene("The \(name) of a shop"), name, in: folder)
    }
    try write(scene("Free delivery", extra: matrix), "badge", in: folder)
    try write(scene("Settings", extra: matrix), "settings", in: folder)
    let words = "$GALLEY record && git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
    let run = try folder.shell(words)
    try #require(run.status == 0, "\(run.errors)")
    #expect(run.text.split(separator: "\n").count == 11, "\(run.text)")
    return folder
  }

  @Test func aTeamsWeek() throws {
    let folder = try Self.recorded()
    try Self.write(Self.scene("Free shipping", extra: Self.matrix), "badge", in: folder)
    try Self.write(Self.scene("The cart of a shop", "textColor: \"#C00000\""), "cart", in: folder)
    try Self.write(Self.scene("The error of a shop", "textAlignment: center"), "error", in: folder)
    try Self.write(Self.scene("The form of a shop that has more to say"), "form", in: folder)
    try Self.write(
      Self.scene("The menu of a shop", "isHighlighted: true\n      highlightedTextColor: \"#0000C0\""), "menu",
      in: folder)
    try expectEqual(folder.shell("git mv Goldens/price.yaml Goldens/amount.yaml").status, 0)
    try Self.write(Self.scene("Settings"), "settings", in: folder)
    var story = ""
    for command in [
      "verify", "accept Goldens/badge.yaml", "accept --only paint-only", "mv Goldens/price.yaml Goldens/amount.yaml",
      "prune Goldens --force --json > /dev/null && $GALLEY verify", "accept --all", "verify",
    ] {
      let run = try folder.shell("$GALLEY \(command)")
      story +=
        "$ galley \(command.replacing("--json > /dev/null && $GALLEY", with: "&& galley"))\n" + run.text + run.errors
    }
    let golden = String(decoding: try readFile(Repository.path("Tests/TeamStory.txt")), as: UTF8.self)
    #expect(story == golden, "\(story)")
    // Five edits, a scene that moved, and a matrix that went: three lines each, and two lines below.
    let first = story.split(separator: "\n$ ")[0].split(separator: "\n").dropFirst()
    #expect(first.count <= 7 * 3 + 2, "\(first.count)")
  }
}
