import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Rows and columns whose content resists alike. Galley Test Mono at 10 points: every glyph 6 wide, every line 10 high.
@Suite struct PriorityTieTests {
  private func scene(_ views: [(id: String, text: String, keys: String)], stack: String = "", before: String = "")
    -> String
  {
    let labels = views.map { view in
      "{label: {id: \(view.id), text: \(view.text), font: {family: Galley Test Mono, size: 10}\(view.keys)}}"
    }
    return "galley: 1\nsize: [100, 60]\nscale: 1\n\(before)\nviews:\n"
      + "- stack: {id: s, frame: [0, 0, 100, 30], spacing: 4, \(stack) views: [\(labels.joined(separator: ", "))]}\n"
  }

  private func warnings(_ scene: String) throws -> [String] {
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    return ScenePlayer(file, on: try file.page(with: TestFonts.typesetter())).warnings.map(\.diagnostic.message)
  }

  @Test func aRowIsMirroredFromRightToLeft() throws {
    for seed in 0..<200 {
      var choices = SeededNumbers(seed: seed)
      let views = (0..<Int.random(in: 2...4, using: &choices)).map { index in
        let text = String(repeating: "a", count: Int.random(in: 1...15, using: &choices))
        let keys = [
          "", "", "", ", contentHuggingPriority: 100", ", contentCompressionResistancePriority: 800",
          ", numberOfLines: 0",
        ].randomElement(using: &choices)
        return (id: "v\(index)", text: text, keys: keys ?? "")
      }
      let distribution = ["", "distribution: equalSpacing,", "distribution: fillProportionally,", "alignment: center,"]
        .randomElement(using: &choices)
      let frames = try ["", "direction: rightToLeft"].map { direction in
        let page = try page(scene(views, stack: distribution ?? "", before: direction))
        return try views.map { try #require(page.window.subviews.view(withID: $0.id)).frame }
      }
      let mirrored = frames[0].map { Rect(x: 100 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
      #expect(frames[1] == mirrored, "seed \(seed)")
    }
  }

  @Test func theWarningNamesTheViewsAndTheKey() throws {
    let long = String(repeating: "a", count: 12)
    try expectEqual(
      warnings(scene([("k", long, ""), ("v", long, "")])),
      [
        "view \"k\": \"k\" and \"v\" do not fit in 100 pt together and have the same "
          + "contentCompressionResistancePriority, so which one shrinks is undefined (now \"v\"); give one of them "
          + "contentCompressionResistancePriority: 751"
      ])
    try expectEqual(
      warnings(scene([("k", "ab", ""), ("v", "ab", "")])),
      [
        "view \"k\": \"k\" and \"v\" do not fill 100 pt and have the same contentHuggingPriority, so which one grows is "
          + "undefined (now \"k\"); give one of them contentHuggingPriority: 251"
      ])
    // The key that it names decides.
    try expectEqual(warnings(scene([("k", long, ", contentCompressionResistancePriority: 751"), ("v", long, "")])), [])
    try expectEqual(warnings(scene([("k", "ab", ", contentHuggingPriority: 251"), ("v", "ab", "")])), [])
    try expectEqual(warnings(scene([("k", "ab", ""), ("v", "ab", "")], before: "direction: rightToLeft")).count, 1)
  }
}
