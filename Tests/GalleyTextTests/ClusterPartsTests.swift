import GalleyBase
import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyText

/// Clusters with more characters than are shaped in one call.
@Suite struct ClusterPartsTests {
  private func items(_ text: String) throws -> [Range<Int>] {
    shape(
      AttributedText(text), defaultFont: try TestFonts.mono(15), locale: "",
      with: Typesetter(fonts: try TestFonts.cascadingCollection())
    ).paragraphs[0].items.map(\.range)
  }

  /// A letter with 30 marks is shaped in one call, as is every letter with fewer marks.
  @Test func thirtyMarksStayTogether() throws {
    let marks = String(repeating: "\u{301}", count: 30)
    try expectEqual(items("字" + marks), [0..<1, 1..<31])
    try expectEqual(items("字" + marks + "\u{301}"), [0..<1, 1..<31, 31..<32])
  }

  @Test func eachPartHasOneCharacterAndThirtyMore() throws {
    let marks = String(repeating: "\u{301}", count: 100)
    try expectEqual(items("字" + marks + "a"), [0..<1, 1..<31, 31..<62, 62..<93, 93..<101, 101..<102])
  }

  /// Marks are counted from their own letter, however many letters are before it.
  @Test(arguments: [0, 1, 28, 29, 30, 31, 32, 60]) func partsDoNotDependOnTheLettersBefore(letters: Int) throws {
    let text = String(repeating: "字", count: letters) + "a" + String(repeating: "\u{301}", count: 31) + "字"
    let items = try items(text).filter { $0.lowerBound >= letters }
    #expect(items == [letters..<letters + 31, letters + 31..<letters + 32, letters + 32..<letters + 33])
  }

  /// Successive clusters of all lengths are divided like each of them alone.
  @Test(arguments: 1...8) func partsDoNotDependOnTheClustersBefore(seed: Int) {
    var random = SeededNumbers(seed: seed)
    var (text, expected) = ("", [Int]())
    for _ in 0..<60 {
      let marks = Int.random(in: Bool.random(using: &random) ? 0...3 : 27...64, using: &random)
      let mark = Bool.random(using: &random) ? "\u{1D165}" : "\u{301}"
      let firstMark = text.utf16.count + 1
      text += "a" + String(repeating: mark, count: marks)
      // Each part has 31 characters; the first of them is the letter.
      for character in stride(from: 31, through: marks, by: 31) {
        expected.append(firstMark + (character - 1) * mark.utf16.count)
      }
    }
    let found = unsafe Array(text.utf16).withUnsafeBufferPointer { units in
      var parts = unsafe ClusterParts(UnicodeAnalyzer().analyze(units, direction: .natural, locale: ""))
      var starts: [Int] = []
      while case let start = unsafe parts.nextStart(after: starts.last ?? 0, in: units), start < units.count {
        starts.append(start)
      }
      return starts
    }
    #expect(found == expected)
  }

  /// A surrogate pair is one character and is not divided.
  @Test func surrogatesAreNotCut() throws {
    let marks = String(repeating: "\u{1D165}", count: 62)
    for range in try items("a" + marks).dropFirst() { #expect(range.lowerBound % 2 == 1) }
  }

  /// Readers see a single cluster, and all of it is in one line.
  @Test func aLongClusterStaysOnOneLine() throws {
    let text = "ab" + String(repeating: "\u{301}", count: 500) + "c"
    let setting = try Setting(text, width: 30)
    #expect(setting.layout.lines.map(\.range) == [0..<503])
    let line = try #require(setting.layout.lines.first)
    #expect(setting.layout.carets(of: line, with: setting.typesetter).map(\.offset) == [0, 1, 502, 503])
  }
}
