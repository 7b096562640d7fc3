import Galley
import GalleyTesting
import Testing

@Suite struct SceneTests {
  @MainActor @Test func city() throws {
    assertSnapshot(of: try ScenePage(contentsOf: "Examples/city.yaml"), as: .image)
    assertSnapshot(of: try ScenePage(contentsOf: "Examples/city.yaml", frame: "typed"), as: .layout)
  }

  @MainActor @Test func word() {
    assertSnapshot(of: "Hello, world", as: .image)
  }
}
