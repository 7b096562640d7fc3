import Galley
import GalleyTesting
import Testing

/// Scenes, tested from Swift: `galley verify` compares all of them.
@MainActor
@Suite(.snapshots) struct SceneTests {
  @Test func signIn() throws {
    assertSnapshot(of: try ScenePage(contentsOf: "sign-in.yaml"), as: .image)
  }
}
