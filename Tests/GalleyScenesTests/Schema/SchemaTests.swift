import GalleyText
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct SchemaTests {
  private static let scenes = ["Goldens", "Examples"].flatMap { Repository.files(under: $0) }
    .filter { path in
      ["yaml", "yml"].contains { path.hasSuffix("." + $0) } && !path.hasSuffix("/galley.yaml")
        && !path.hasPrefix("Examples/CI/") && !path.contains("/.github/")
    }

  private func refusals(_ text: String) throws -> [String] {
    try SchemaChecker(Scene.schema).refusals(of: try Document(reading: Array(text.utf8), file: "s.yaml"))
  }

  @Test func everySceneOfTheRepositoryIsAccepted() throws {
    let checker = try SchemaChecker(Scene.schema)
    #expect(Self.scenes.count > 100)
    for path in Self.scenes {
      let document = try Document(reading: try #require(Repository.bytes(of: path)), file: path)
      #expect(checker.refusals(of: document) == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("galley: 1\nviews: []", ""),
    ("galley: 1\nviews: []\ncolour: red", ".colour: unknown"),
    ("galley: 1\nviews: [{label: {txt: a}}]", ".views[0].label.txt: unknown"),
    ("galley: 1\nviews: [{lable: {}}]", ".views[0].lable: unknown"),
    ("galley: 1\nviews: [{label: {}, view: {}}]", ".views[0]: maxProperties"),
    ("galley: 1", ": required"), ("galley: 2\nviews: []", ".galley: maximum"),
    ("galley: 1\nviews: [{label: {text: 5}}]", ".views[0].label.text: type"),
    ("galley: 1\nviews: [{label: {frame: [0, 0, auto]}}]", ".views[0].label.frame: minItems"),
    ("galley: 1\nviews: [{label: {alpha: 2}}]", ".views[0].label.alpha: maximum"),
    ("galley: 1\nviews: [{label: {lineBreakMode: byMagic}}]", ".views[0].label.lineBreakMode: enum"),
    ("galley: 1\nviews: [{table: {rows: [{text: a, frame: [0, 0, 1, 1]}]}}]", ".views[0].table.rows[0].frame: unknown"),
  ]) func mistakesAreRefused(_ text: String, _ refusal: String) throws {
    try expectEqual(refusals(text).prefix(1), (refusal.isEmpty ? [] : [refusal]))
  }

  @Test func everyKeyIsInTheManual() {
    for table in SceneTables().all {
      for entry in table.entries {
        let place = "\(table.subject): \(entry.names[0])"
        #expect(
          entry.manual.summary.hasSuffix(".") && entry.manual.summary.first?.isUppercase ?? false
            || entry.manual.summary.first?.isNumber ?? false, "\(place)")
        #expect(!entry.manual.since.isEmpty, "\(place)")
        if case .any = entry.shape { Issue.record("\(place) takes any value") }
      }
    }
  }

  @Test func theSceneReferenceIsWhatTheTablesSay() {
    let path = "Sources/Galley/Galley.docc/SceneReference.md"
    #expect(Repository.text(of: path) == Scene.reference, "run galley schema --markdown > \(path)")
  }

  /// `DocumentedCodeTests` reads each example as a scene.
  @Test func everyExampleBelongsToATable() {
    let subjects = Set(SceneTables().all.map(\.subject))
    #expect(ReferenceExamples.bySubject.count >= 10)
    #expect(ReferenceExamples.bySubject.keys.filter { !subjects.contains($0) } == [])
  }

  @Test func everyAttributeHasAKey() {
    // A layout manager's delegate sets glyphs, and UIKit originals; a scene has neither.
    let own = ["font", "attachment", "paragraphStyle", "glyph", "original"]
    #expect(
      Set(TextAttributes.sceneProperties.keys.flatMap(\.names) + own)
        == Set(Mirror(reflecting: TextAttributes()).children.compactMap(\.label)))
    #expect(
      Set(ParagraphStyle.keys.flatMap(\.names))
        == Set(Mirror(reflecting: ParagraphStyle()).children.compactMap(\.label)))
  }

  @Test func everyKindIsRegistered() {
    let declared = Repository.files(under: "Sources/GalleyScenes/Kinds").flatMap { path in
      Repository.text(of: path).matches(of: /extension (\w+): (?:View|Text)Kind/).map { String($0.1) }
    }
    #expect(Set(declared) == Set(SceneView.kinds.map { "\($0)" }))
    #expect(Set(SceneView.kindNames).count == SceneView.kinds.count)
  }
}
