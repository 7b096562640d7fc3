import Galley
import TestSupport
import Testing
import UIKit

/// A label in UIKit's spelling is the same label as in a scene.
@MainActor @Suite struct RandomLabelTests {
  @Test(arguments: 0..<10) func spellingsGiveTheSameBytes(hundred: Int) throws {
    let environment = UIKitEnvironment.current
    let typesetter = environment.renderContext(for: environment.traits).typesetter
    for seed in hundred * 100..<hundred * 100 + 100 {
      let random = RandomLabel(seed: seed)
      let scene = try SceneFile(reading: Array(random.yaml.utf8), file: "label.yaml", changes: SceneChanges(scale: 2))
      let page = try scene.page(with: typesetter)
      let expected = try rasterize(
        page.displayList, size: page.pixelSize, scale: 2, background: .clear, typesetter: typesetter)
      let actual = random.make().picture(scale: 2)
      try #expect(PNG.encode(actual) == PNG.encode(expected), "seed \(seed):\n\(random.yaml)")
    }
  }
}
