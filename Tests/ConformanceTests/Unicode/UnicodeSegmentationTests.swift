import GalleyUnicode
import Testing

/// The test files of UAX 14 and UAX 29. ICU 72 misses a few lines of two of them: in the line breaks, where its numbers
/// follow the regular expression of section 8.2 in another way than the file, and in words.
@Suite struct UnicodeSegmentationTests {
  let analyzer = UnicodeAnalyzer()

  @Test func lineBreaks() throws {
    let cases = try BreakTestCase.read("auxiliary/LineBreakTest.txt")
    let failures = BreakTestCase.failures(in: cases) { text in
      analyzer.lineBreaks(of: text, locale: "").indices(of: .softBreak)
    }
    #expect(cases.count == 7_654)
    #expect(cases.count - failures.count >= 7_632, "lines \(failures)")
  }

  /// What the analysis says is UAX 14's answer but for breaks inside clusters.
  @Test func analysisKeepsClustersWhole() throws {
    let cases = try BreakTestCase.read("auxiliary/LineBreakTest.txt")
    var dropped = 0
    var failures: [Int] = []
    for test in cases {
      test.text.withUnsafeBufferPointer { text in
        let boundaries = analyzer.analyze(text, direction: .leftToRight, locale: "").boundaries
        let clusters = Set(boundaries.indices(of: .grapheme))
        let all = analyzer.lineBreaks(of: text, locale: "").indices(of: .softBreak)
        let kept = all.filter { clusters.contains($0) }
        dropped += all.count - kept.count
        if boundaries.indices(of: .softBreak) != kept { failures.append(test.line) }
      }
    }
    #expect(failures == [])
    #expect(dropped > 0)
  }

  @Test func graphemeClusters() throws {
    let cases = try BreakTestCase.read("auxiliary/GraphemeBreakTest.txt")
    let failures = BreakTestCase.failures(in: cases) { text in
      [0] + analyzer.graphemeClusters(of: text).map(\.upperBound)
    }
    #expect(cases.count == 602)
    #expect(failures == [])
  }

  @Test func words() throws {
    let cases = try BreakTestCase.read("auxiliary/WordBreakTest.txt")
    let failures = BreakTestCase.failures(in: cases) { text in
      [0] + analyzer.words(of: text, locale: "").map(\.range.upperBound)
    }
    #expect(cases.count == 1_823)
    #expect(cases.count - failures.count >= 1_808, "lines \(failures)")
  }

  @Test func absentFilesNameTheirPackage() {
    let absence = #expect(throws: UnicodeDataFile.Absence.self) {
      try UnicodeDataFile("LineBreakTest.txt", folder: "/nowhere")
    }
    #expect(
      absence?.description
        == "/nowhere/LineBreakTest.txt cannot be read: install the Debian package unicode-data (15.0)")
  }
}

extension [TextBoundaries] {
  /// The places that have `boundary`.
  fileprivate func indices(of boundary: TextBoundaries) -> [Int] { indices.filter { self[$0].contains(boundary) } }
}
