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
}
