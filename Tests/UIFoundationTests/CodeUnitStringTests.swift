import Foundation
import TestSupport
import Testing
import UIFoundation

/// Strings of code units, whose ranges may begin and end anywhere.
@Suite struct CodeUnitStringTests {
  private static let pieces = [
    "a", "xy", "\r", "\n", "\r\n", "😀", "👩‍👩‍👧", "🇩🇪", "\u{301}", "\u{200D}", "שלום", "क्षि", "한", "\u{600}", "",
  ]

  /// Random edits: string and attributed string have the code units of an array that is edited alike, each character has
  /// the attribute that it came with, and Foundation reads the same characters.
  @Test(arguments: 0..<40) func editsAreThoseOfAnArray(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let (string, text) = (CodeUnitString(), CodeUnitAttributedString())
    var (units, steps): ([UInt16], [Int]) = ([], [])
    for step in 0..<50 {
      let start = Int.random(in: 0...units.count, using: &random)
      let range = NSRange(location: start, length: Int.random(in: 0...min(5, units.count - start), using: &random))
      let old = range.location..<NSMaxRange(range)
      let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random)! : ""
      string.replaceCharacters(in: range, with: piece)
      text.replaceCharacters(in: range, with: NSAttributedString(string: piece, attributes: [.init("step"): step]))
      units.replaceSubrange(old, with: piece.utf16)
      steps.replaceSubrange(old, with: Array(repeating: step, count: piece.utf16.count))
      #expect((0..<string.length).map(string.character(at:)) == units)
      #expect((0..<text.length).map(text.mutableString.character(at:)) == units)
      let plain = String(decoding: units, as: UTF16.self)
      #expect(
        [string as String, text.string, NSAttributedString(attributedString: text).string].allSatisfy { $0 == plain })
      #expect(units.indices.map { text.attribute(.init("step"), at: $0, effectiveRange: nil) as? Int } == steps)
    }
  }

  @Test func halvesOfPairsAreKeptAndJoined() {
    let string = CodeUnitString(string: "😀😁")
    string.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(string.character(at: 0) == 0xD83D && string.length == 3)
    string.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(string as String == "😁")
    let text = NSTextStorage(string: "🇩🇪😀😁")
    text.replaceCharacters(in: NSRange(location: 2, length: 2), with: "xy")
    #expect(text.string == "🇩xy😀😁")
    text.deleteCharacters(in: NSRange(location: 5, length: 1))
    #expect(text.string == "🇩xy\u{FFFD}😁" && text.length == 7)
    text.mutableString.deleteCharacters(in: NSRange(location: 4, length: 1))
    #expect(text.string == "🇩xy😁")
  }

  /// A copy made part by part, as it cannot be made of Foundation's own texts.
  @Test func partsWithHalvesMakeAWhole() {
    let (text, copy) = (CodeUnitAttributedString(string: "a😀b"), CodeUnitAttributedString())
    for offset in 0..<text.length { copy.append(text.attributedSubstring(from: NSRange(location: offset, length: 1))) }
    #expect(copy.string == "a😀b")
    #expect((text.mutableCopy() as? NSMutableAttributedString)?.mutableString.character(at: 1) == 0xD83D)
  }

  @Test func copiesOfFoundationsTextsKeepCodeUnits() {
    let string = ("a😀b" as NSString).codeUnitCopy() as! NSMutableString
    string.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(string.length == 3 && string.character(at: 1) == 0xDE00)
    let text = NSAttributedString(string: "🇩🇪").codeUnitCopy() as! NSMutableAttributedString
    text.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(text.string == "🇪")
    #expect(NSParagraphStyle.default.codeUnitCopy() is NSMutableParagraphStyle)
  }

  @Test func aStringIsLikeAnyOther() {
    let string = CodeUnitString(format: "%d %@", 3, "x" as NSString)
    #expect(string.isEqual("3 x" as NSString) && ("3 x" as NSString).isEqual(string))
    #expect(string.hash == ("3 x" as NSString).hash)
    #expect(string.replaceOccurrences(of: "x", with: "yx", range: NSRange(location: 0, length: 3)) == 1)
    string.append("!")
    #expect(string.substring(with: NSRange(location: 2, length: 3)) == "yx!")
    #expect(string.range(of: "yx").location == 2)
  }

  @Test func aCopyOfAnotherStringHasItsCodeUnits() {
    let half = CodeUnitString(string: "a\u{1F600}")
    half.deleteCharacters(in: NSRange(location: 2, length: 1))
    let copy = CodeUnitString(string: half)
    #expect(copy !== half && copy.length == 2 && copy.character(at: 1) == 0xD83D)
    #expect(CodeUnitString(string: NSString(string: "ab")).length == 2)
  }
}
