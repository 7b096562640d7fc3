import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// Returns checks that a comparison detects differences. They use a generated scene.
func comparisonChecks(_ library: FontLibrary) -> [Check] {
  do {
    let first = try probe(rightInset: 0, library)
    let second = try probe(rightInset: 0, library)
    let narrow = try probe(rightInset: 140, library)
    var onePixel = first
    onePixel.pictures[0].image[0, 0].blue ^= 1
    let hasText = Set(first.pictures[0].image.bytes).count > 2
    return [
      Check(
        isOK: first == second,
        message: first == second
          ? "a scene that is drawn twice has the same picture and layout"
          : "a scene that is drawn twice has different pictures or layouts"),
      Check(
        isOK: hasText,
        message: hasText
          ? "a scene with text does not give an empty picture"
          : "a scene with text gives an empty picture",
        isPart: true),
      check(first, onePixel, is: .rasterDrift, "a change of one pixel by one step is detected"),
      check(first, narrow, is: .changed, "a moved line break is detected"),
    ]
  } catch {
    return Check.failures(error)
  }
}

private func check(_ expected: GoldenSubject, _ actual: GoldenSubject, is verdict: Verdict, _ claim: String) -> Check {
  let result = actual.compare(expected: expected.pictures.map(\.image), expectedLayout: expected.layout)
  let detail = result.reasons.first.map { ": \($0)" } ?? ""
  let isOK = result.outcome == .compared(verdict)
  return Check(isOK: isOK, message: "\(isOK ? "" : "expected that ")\(claim) (\(result.word))\(detail)")
}

/// Returns a label of two words in the manifest's default font, with the given space on the right.
private func probe(rightInset: Int, _ library: FontLibrary) throws -> GoldenSubject {
  let scene = """
    galley: 1
    size: [200, 100]
    background: "#FFFFFF"
    views:
      - label: { id: probe, frame: [0, 0, 200, 100], insets: [0, 0, 0, \(rightInset)], numberOfLines: 0, text: "Hello Galley" }
    """
  let source = SceneSource(name: "probe", bytes: Array(scene.utf8))
  return try subject(of: source, RenderSession(library))
}
