import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// Text and style.
@Suite struct FieldTextTests {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)

  @Test func anEmptyFieldHasEmptyTextAndTheDefaults() throws {
    let field = TextField(in: try makeContext())
    #expect(field.text == "" && field.attributedText.count == 0)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    #expect(field.font == field.context.defaultFont && field.textColor == .black && field.textAlignment == .natural)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.minimumFontSize == 0)
    #expect(!field.isSecureTextEntry && !field.adjustsFontSizeToFitWidth && !field.clearsOnInsertion)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func propertiesOfTheFieldWriteIntoTheWholeText() throws {
    let field = try monoField()
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    text.append("c", attributes: TextAttributes { $0.foregroundColor = Self.blue })
    field.attributedText = text
    #expect(field.textColor == Self.red)
    #expect(field.attributedText.attributes(at: 2).foregroundColor == Self.blue)
    field.textColor = .black
    #expect(field.attributedText.runs.count == 1 && field.attributedText.attributes(at: 2).foregroundColor == .black)
    #expect(field.defaultTextAttributes.foregroundColor == .black)
    field.font = try TestFonts.mono(20)
    #expect(field.attributedText.attributes(at: 0).font?.pointSize == 20)
    field.textAlignment = .right
    #expect(field.defaultTextAttributes.paragraphStyle?.alignment == .right)
  }

  @Test func textAfterAttributedTextIsInTheDefaultAttributes() throws {
    let field = try monoField()
    field.attributedText = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    field.text = "cd"
    #expect(field.textColor == .black && field.attributedText.attributes(at: 0).foregroundColor == nil)
  }

  @Test func defaultTextAttributesHoldForTheWholeText() throws {
    let field = try monoField()
    field.attributedText = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    field.defaultTextAttributes = TextAttributes {
      $0.foregroundColor = Self.blue
      $0.underlineStyle = .single
      $0.kern = 2
    }
    let attributes = field.attributedText.attributes(at: 1)
    #expect(attributes.foregroundColor == Self.blue && attributes.underlineStyle == .single && attributes.kern == 2)
    #expect(field.clusterEdges == [[0, 12.2], [12.2, 24.4]].map { $0.map(\.onLengthGrid) })
  }

  @Test func settingTheMinimumSizeUnifiesTheFonts() throws {
    let field = try monoField()
    var text = AttributedText("a", attributes: TextAttributes { $0.font = try? TestFonts.mono(20) })
    text.append("b", attributes: TextAttributes { $0.font = try? TestFonts.mono(30) })
    field.attributedText = text
    field.minimumFontSize = 8
    #expect(field.attributedText.attributes(at: 1).font?.pointSize == 20)
    #expect(field.minimumFontSize == 8)
  }

  @Test func placeholdersOverwriteEachOther() throws {
    let field = try monoField()
    field.attributedPlaceholder = AttributedText("one", attributes: TextAttributes { $0.foregroundColor = Self.red })
    #expect(field.placeholder == "one")
    field.placeholder = "two"
    #expect(field.attributedPlaceholder == AttributedText("two"))
  }

  @Test func typingAttributesAreThereWhileEditingAndUntilTheSelectionMoves() throws {
    let field = try editedField("ab")
    #expect(field.typingAttributes?.font?.pointSize == 15)
    field.typingAttributes = TextAttributes { $0.foregroundColor = Self.red }
    field.insertText("c")
    #expect(field.attributedText.attributes(at: 2).foregroundColor == Self.red)
    #expect(field.attributedText.attributes(at: 1).foregroundColor == nil)
    field.selectedTextRange = 1..<1
    #expect(field.typingAttributes?.foregroundColor == nil)
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
    field.typingAttributes = TextAttributes { $0.kern = 9 }
    #expect(field.editing.typingAttributes.kern == nil)
  }

  @Test func settingTextEndsCompositionAndTellsNobody() throws {
    let field = try editedField("ab")
    field.setMarkedText("ni")
    let window = try #require(field.window)
    let told = window.trace.lines.count
    field.text = "xyz"
    #expect(field.markedTextRange == nil && field.selectedTextRange == 3..<3 && window.trace.lines.count == told)
  }

  // MARK: What shows

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("\u{2028}\u{2029}", "  "), ("a\u{85}\u{0B}\u{0C}\r", "a    "), ("ab", "ab"),
  ])
  func lineEndsShowAsSpaces(_ text: String, _ expected: String) throws {
    let field = try monoField(text)
    #expect(field.displayedText == expected && field.shown == expected)
    #expect(field.text == text)
    #expect(field.placement?.layout.lines.count == 1)
  }

  @Test func offsetsAreTranslated() throws {
    let field = try monoField("a\r\nb\r\n")
    #expect((0...6).map { field.displayedOffset(of: $0) } == [0, 1, 1, 2, 3, 3, 4])
    #expect((0...4).map { field.offset(ofDisplayed: $0) } == [0, 1, 3, 4, 6])
    field.isSecureTextEntry = true
    field.text = "a👨‍👩‍👧b"
    #expect(field.displayedText == "•••")
    #expect([0, 1, 5, 9, 10].map { field.displayedOffset(of: $0) } == [0, 1, 1, 2, 3])
    #expect((0...3).map { field.offset(ofDisplayed: $0) } == [0, 1, 9, 10])
  }

  @Test func aSecureFieldShowsABulletForEachClusterInItsOwnStyle() throws {
    let field = try monoField()
    var text = AttributedText("ae\u{301}", attributes: TextAttributes { $0.kern = 1 })
    text.append("b", attributes: TextAttributes { $0.kern = 3 })
    field.attributedText = text
    field.isSecureTextEntry = true
    #expect(field.shown == "•••")
    #expect(field.clusterEdges == [[0, 10], [10, 20], [20, 32]])
    #expect(field.accessibilityLabel == "•••" && field.text == "ae\u{301}b")
  }

  @Test func theLastTypedCharacterOfASecureFieldShowsForASecond() throws {
    let field = try editedField()
    let window = try #require(field.window)
    field.isSecureTextEntry = true
    field.insertText("a")
    #expect(field.shown == "a")
    field.insertText("b")
    #expect(field.shown == "•b")
    #expect(field.accessibilityLabel == "••")
    window.advanceTime(by: 0.99)
    #expect(field.shown == "•b")
    window.advanceTime(by: 0.01)
    #expect(field.shown == "••")
    field.insertText("👨‍👩‍👧")
    #expect(field.shown == "••👨‍👩‍👧")
    field.selectedTextRange = 0..<0
    #expect(field.shown == "•••")
    field.insertText("c")
    #expect(field.shown == "c•••")
    field.resignFirstResponder()
    #expect(field.shown == "••••")
  }

  @Test func textOfAField() throws {
    let field = try monoField("")
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == "Name")
    field.text = "Jo\nAnn"
    #expect(field.accessibilityLabel == "Jo Ann")
  }
}
