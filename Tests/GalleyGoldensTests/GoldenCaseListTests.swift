import GalleyGoldens
import Synchronization
import TestSupport
import Testing

/// The list of cases, which makes each when it is asked for.
@Suite struct GoldenCaseListTests {
  private func cases(_ counts: [Int]) throws -> GoldenCases {
    let names = counts.indices.map { "s\($0).yaml" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "galley: 1") }))
    let variants = Dictionary(uniqueKeysWithValues: zip(names.map { folder.path($0) }, counts))
    return try GoldenScan(
      paths: [folder.path],
      variants: { scene in
        GoldenVariants(count: variants[scene] ?? 0) {
          ("v\($0)", $0 == 0)
        } keepsPicture: {
          $0 == "v0"
        }
      }
    ).cases
  }

  private func titles(_ cases: GoldenCases) -> [String] {
    cases.map { String($0.title.split(separator: "/").last ?? "") + ($0.keepsPicture ? "" : " line") }
  }

  @Test func eachSceneIsFollowedByItsVariants() throws {
    let cases = try cases([0, 2, 0, 3])
    #expect(
      titles(cases) == [
        "s0.yaml", "s1.yaml", "s1.yaml@v0", "s1.yaml@v1 line", "s2.yaml", "s3.yaml", "s3.yaml@v0", "s3.yaml@v1 line",
        "s3.yaml@v2 line",
      ])
    #expect(cases.count == 9 && cases.scenes.count == 4)
    #expect(cases.last?.variant == "v2" && cases[4].variant.isEmpty)
  }

  @Test func aChoiceOfAChoiceKeepsTheOrder() throws {
    let cases = try cases([0, 2, 0, 3])
    let odd = cases.choosing { position, _ in position % 2 == 1 }
    #expect(titles(odd) == ["s1.yaml", "s1.yaml@v1 line", "s3.yaml", "s3.yaml@v1 line"])
    let lines = odd.choosing { !$1.keepsPicture }
    #expect(titles(lines) == ["s1.yaml@v1 line", "s3.yaml@v1 line"])
    #expect(lines.scenes.count == 2 && odd.choosing { position, _ in position == 3 }.scenes.count == 1)
    #expect(lines.choosing { _, _ in false }.isEmpty)
  }

  /// Ten thousand variants of a scene are none of them until they are asked for.
  @Test func variantsAreMadeWhenTheyAreAskedFor() throws {
    let folder = try TemporaryFolder(["a.yaml": "galley: 1"])
    let made = Counter()
    let cases = try GoldenScan(
      paths: [folder.path],
      variants: { _ in
        GoldenVariants(count: 10_000) { number in
          made.count.add(1, ordering: .relaxed)
          return ("v\(number)", false)
        } keepsPicture: { _ in
          false
        }
      }
    ).cases
    let before = made.count.load(ordering: .relaxed)
    #expect(cases.count == 10_001 && cases.scenes.count == 1 && cases[10_000].variant == "v9999")
    #expect(made.count.load(ordering: .relaxed) == before + 1)
  }
}

private final class Counter: Sendable {
  let count = Atomic(0)
}
