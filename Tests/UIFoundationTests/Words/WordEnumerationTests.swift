import Testing
import UIFoundation

@Suite struct WordEnumerationTests {
  private static let text = "  One, two-three… (4)! "

  @Test func wordsWithWhatFollowsThem() {
    let text = Self.text as NSString
    var words: [String] = []
    var wholes: [String] = []
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, _, whole, _ in
      words.append(word ?? "")
      wholes.append(text.substring(with: whole))
    }
    #expect(words == ["One", "two", "three", "4"])
    #expect(wholes == ["  One, ", "two-", "three… (", "4)! "])
  }

  @Test func backwardsUntilItIsStopped() {
    let text = Self.text as NSString
    var ranges: [NSRange] = []
    text.enumerateSubstrings(
      in: NSRange(location: 2, length: 14), options: [.byWords, .reverse, .substringNotRequired]
    ) {
      word, range, _, stop in
      #expect(word == nil)
      ranges.append(range)
      if ranges.count == 2 { stop.pointee = true }
    }
    #expect(ranges == [NSRange(location: 11, length: 5), NSRange(location: 7, length: 3)])
  }

  @Test func swiftsStringsToo() {
    let text = "Añb 日本語 e\u{301}t"
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, range, _, stops in
      #expect(word == String(text[range]))
      words.append(word ?? "")
      stops = words.count == 2
    }
    #expect(words == ["Añb", "日本語"])
  }

  @Test func otherPartsAreFoundations() {
    var lines: [String] = []
    let text = "a b\nc"
    text.enumerateSubstrings(in: text.startIndex..., options: [.byLines, .reverse]) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["c", "a b"])
  }
}
