import Testing
import UIKit

@MainActor @Suite struct TokenizerTests {
  let field = UITextField()

  private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection) -> String? {
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return nil }
    return field.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(direction))
      .flatMap(field.text(in:))
  }

  @Test func unitsOfText() {
    field.text = "Don't go. Stay!"
    #expect(unit(.word, at: 2, .forward) == "Don't")
    #expect(unit(.word, at: 5, .forward) == nil)
    #expect(unit(.word, at: 5, .backward) == "Don't")
    #expect(unit(.sentence, at: 2, .forward) == "Don't go. ")
    #expect(unit(.character, at: 0, .forward) == "D")
    #expect(unit(.document, at: 3, .forward) == "Don't go. Stay!")
  }

  @Test func boundaries() {
    field.text = "one two"
    let end = field.tokenizer.position(
      from: field.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
    #expect(
      field.tokenizer.isPosition(field.endOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
  }

  @Test func wordsWithoutSpacesAreFound() {
    field.text = "我喜欢北京"
    #expect(unit(.word, at: 1, .forward) == "喜欢")
    #expect(unit(.word, at: 3, .backward) == "喜欢")
    var words: [String] = []
    let text = "สวัสดีครับ" as NSString
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, _, _, _ in
      words.append(word ?? "")
    }
    #expect(words == ["สวัสดี", "ครับ"])
  }

  @Test func unitsBeyondAParagraphAreFound() {
    let view = UITextView()
    view.text = "one.\n\n two"
    func boundary(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Int? {
      view.position(from: view.beginningOfDocument, offset: offset).flatMap {
        view.tokenizer.position(from: $0, toBoundary: granularity, inDirection: .storage(direction))
      }.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(boundary(3, .word, .forward) == 10)
    #expect(boundary(7, .word, .backward) == 0)
    #expect(boundary(1, .paragraph, .forward) == 5)
    #expect(boundary(7, .paragraph, .backward) == 6)
    #expect(boundary(10, .word, .forward) == nil)
  }
}
