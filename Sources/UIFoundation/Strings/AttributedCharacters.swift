import Foundation

/// The characters of an attributed text as a mutable string. Changing the string changes the text.
final class AttributedCharacters: CodeUnitString {
  private var text: CodeUnitAttributedString?

  convenience init(of text: CodeUnitAttributedString) {
    self.init(capacity: 0)
    self.text = text
  }

  override var length: Int { text?.length ?? super.length }

  override func character(at index: Int) -> unichar { text?.codeUnit(at: index) ?? super.character(at: index) }

  override func replaceCharacters(in range: NSRange, with string: String) {
    guard let text else { return super.replaceCharacters(in: range, with: string) }
    text.replaceCharacters(in: range, with: string)
  }
}
