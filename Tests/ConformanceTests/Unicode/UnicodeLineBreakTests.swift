import GalleyUnicode
import TestSupport
import Testing

/// The test files of UAX 14. Lines are broken by Unicode 17.0, whatever data is installed.
@Suite struct UnicodeLineBreakTests {
  private let analyzer = UnicodeAnalyzer()

  private func failures(in cases: [BreakTestCase]) -> [Int] {
    BreakTestCase.failures(in: cases) { text in
      let boundaries = analyzer.lineBreaks(of: text, locale: "")
      return boundaries.indices.filter { boundaries[$0].contains(.softBreak) }
    }
  }

  /// The cases that 15.0 answers in another way or not at all, as Scripts/make-line-break-tables picks them.
  @Test func newCases() throws {
    let cases = try BreakTestCase.read(
      "LineBreakTest-17.0.txt", folder: Repository.path("Scripts/UnicodeData"))
    #expect(cases.count > 1_500)
    #expect(failures(in: cases) == [])
  }

  /// The whole file that is installed: that of 17.0, of which nothing fails, or that of 15.0, of which those cases do
  /// that have changed.
  @Test func installedFile() throws {
    let name = "auxiliary/LineBreakTest.txt"
    let cases = try BreakTestCase.read(name)
    switch try UnicodeDataFile(name).version {
    case "15.0.0":
      #expect(cases.count == 7_654)
      #expect(failures(in: cases) == Self.changes.flatMap(\.lines).sorted())
    case "17.0.0":
      #expect(cases.count == 19_338)
      #expect(failures(in: cases) == [])
    case let version: print("not judged: LineBreakTest.txt of Unicode \(version)")
    }
  }

  /// The lines of 15.0's file whose answer is another one in 17.0, with the rule that changed.
  private static let changes: [(rule: String, lines: [Int])] = [
    // LB15, by which no line ended between a quotation mark and a bracket, spaces or not, is no more.
    ("LB15", [4770, 4772, 4818, 4820, 7515, 7520]),
    // Spaces within guillemets are kept whatever stands between them.
    ("LB15a, LB15b", [7514, 7519]),
    // A number that begins with its decimal separator begins a word.
    ("LB15c", [7477]),
    // A hyphen at the start of a word stays with it.
    ("LB20a", [2265, 2267, 2313, 2315, 2421, 2423, 2425, 2427, 2429, 2431]),
    // A hyphen between Hebrew letters divides them.
    ("LB21a", [7680]),
    // Digits stay with a separator before them, in a number or not.
    ("LB25", [2873, 2875] + Array(7576...7581) + Array(7583...7587)),
  ]

  /// What the analysis says is UAX 14's answer but for breaks inside clusters.
  @Test func analysisKeepsClustersWhole() throws {
    let cases = try BreakTestCase.read("auxiliary/LineBreakTest.txt")
    var dropped = 0
    var failures: [Int] = []
    for test in cases {
      test.text.withUnsafeBufferPointer { text in
        let boundaries = analyzer.analyze(text, direction: .leftToRight, locale: "").boundaries
        let clusters = Set(boundaries.indices.filter { boundaries[$0].contains(.grapheme) })
        let lines = analyzer.lineBreaks(of: text, locale: "")
        let all = lines.indices.filter { lines[$0].contains(.softBreak) }
        let kept = all.filter { clusters.contains($0) }
        dropped += all.count - kept.count
        if boundaries.indices.filter({ boundaries[$0].contains(.softBreak) }) != kept { failures.append(test.line) }
      }
    }
    #expect(failures == [])
    #expect(dropped > 0)
  }
}
