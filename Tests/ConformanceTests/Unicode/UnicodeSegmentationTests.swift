import GalleyUnicode
import Testing

/// The test files of UAX 29. ICU 72 misses a few lines of that of words.
@Suite struct UnicodeSegmentationTests {
  let analyzer = UnicodeAnalyzer()

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
