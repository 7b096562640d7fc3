import GalleyScenes
import GalleyViews
import TestSupport
import Testing

/// The key `overlay` of a scene.
@Suite struct OverlayDecodingTests {
  @Test(arguments: [
    ("baselines", [OverlayKind.baselines]), ("[carets, used]", [.carets, .used]), ("[]", []),
    ("all", OverlayKind.allCases), ("[stops, all]", OverlayKind.allCases),
  ])
  func oneKindOrSeveralAreNamed(value: String, kinds: [OverlayKind]) throws {
    try expectEqual(decode("{galley: 1, overlay: \(value), views: []}").overlay, Set(kinds))
  }

  @Test func theCommandLineWins() throws {
    let scene = "{galley: 1, overlay: carets, views: []}"
    try expectEqual(decode(scene, changes: SceneChanges(overlay: [.used])).overlay, [.used])
    try expectEqual(decode(scene, changes: SceneChanges()).overlay, [.carets])
  }

  @Test func anUnknownKindIsReportedAtItsPlace() {
    #expect(
      failure("galley: 1\noverlay: [used, carrets]\nviews: []\n")
        == "2:17: overlay[1]: \"carrets\" is not a valid value; did you mean \"carets\"?")
  }
}
