import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// A field that is a label.
@Suite struct FieldLabelModeTests {
  private static let texts: [AttributedText] = [
    AttributedText(""), AttributedText("ab"), AttributedText("abcdefghijklmnop"),
    AttributedText("two words\nand a line"),
    AttributedText("שלום"), AttributedText("12  "),
    AttributedText("ab", attributes: TextAttributes { $0.underlineStyle = .single }),
  ]

  @Test(arguments: texts, [LayoutDirection.leftToRight, .rightToLeft])
  func itDrawsAndMeasuresAsALabelDoes(_ text: AttributedText, _ direction: LayoutDirection) throws {
    let context = try makeContext(scale: 2, direction: direction)
    for frame in [Rect(x: 3, y: 4, width: 90, height: 40), Rect(x: 0, y: 0, width: 33, height: 9)] {
      for lines in [1, 0] {
        let (field, label) = (
          TextField(labelWithString: "", frame: frame, in: context), Label(frame: frame, in: context)
        )
        field.font = try TestFonts.mono(15)
        label.font = field.font
        // A label alone cuts ink at its bounds.
        label.clipsInk = false
        (field.attributedText, label.attributedText) = (text, text)
        field.usesSingleLineMode = lines == 1
        label.numberOfLines = lines
        label.lineBreakMode = lines == 1 ? .byTruncatingTail : .byWordWrapping
        #expect(field.isLabel)
        #expect(field.intrinsicContentSize == label.intrinsicContentSize)
        let size = Size(width: 60, height: 1)
        #expect(field.sizeThatFits(size) == label.sizeThatFits(size))
        #expect(field.placement?.layout.lines == label.placement?.layout.lines)
        #expect(field.placement?.origins == label.placement?.origins)
        #expect(displayList(of: field) == displayList(of: label))
      }
    }
  }

  @Test func itFollowsWhatIsSetLater() throws {
    let context = try makeContext()
    let (field, label) = (
      TextField(labelWithString: "abcdefgh", frame: Rect(x: 0, y: 0, width: 50, height: 20), in: context),
      Label(frame: Rect(x: 0, y: 0, width: 50, height: 20), in: context)
    )
    label.text = "abcdefgh"
    #expect(displayList(of: field) == displayList(of: label))
    field.textColor = Color(red: 9, green: 8, blue: 7)
    label.textColor = field.textColor
    field.textAlignment = .right
    label.textAlignment = .right
    field.isEnabled = false
    label.isEnabled = false
    (field.text, label.text) = ("xy", "xy")
    #expect(displayList(of: field) == displayList(of: label))
    field.bounds.size = Size(width: 70, height: 33)
    label.bounds.size = field.bounds.size
    #expect(displayList(of: field) == displayList(of: label))
  }

  @Test func propertiesThatMakeALabel() throws {
    let field = try monoField("ab")
    #expect(!field.isLabel && !field.isBordered && !field.isBezeled && field.isEditable && field.isSelectable)
    field.isSelectable = false
    #expect(!field.isEditable && !field.isLabel)
    field.drawsBackground = false
    #expect(field.isLabel)
    field.isBordered = true
    #expect(field.borderStyle == .line && !field.isLabel)
    field.isBezeled = true
    #expect(field.borderStyle == .bezel && !field.isBordered)
    field.isBordered = false
    #expect(field.borderStyle == .bezel)
    field.borderStyle = .roundedRect
    field.isBezeled = true
    #expect(field.borderStyle == .roundedRect)
    field.isBezeled = false
    #expect(field.isLabel)
    field.isEditable = true
    #expect(field.isSelectable && !field.isLabel)
  }

  @Test func aFieldWithoutGroundShowsNone() throws {
    let field = try monoField("ab")
    field.backgroundColor = .black
    #expect(displayList(of: field).dump.hasPrefix("fill [0, 0, 200, 30]"))
    field.drawsBackground = false
    #expect(displayList(of: field).dump.hasPrefix("glyphs"))
  }

  @Test func onlyWhatCanBeSelectedTakesTheFocusAndOnlyWhatCanBeEditedChanges() throws {
    let field = try editedField("ab")
    field.resignFirstResponder()
    field.isEditable = false
    #expect(field.becomeFirstResponder() && !field.isEditing)
    field.insertText("x")
    #expect(field.text == "ab")
    field.resignFirstResponder()
    field.isSelectable = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func itFollowsTheNumberOfLines() throws {
    let context = try makeContext()
    let frame = Rect(x: 0, y: 0, width: 80, height: 60)
    let field = TextField(labelWithString: "one two three four", frame: frame, in: context)
    field.font = try TestFonts.mono(15)
    #expect(field.placement?.layout.shownLines == ["one two…"])
    field.usesSingleLineMode = false
    #expect(field.placement?.layout.shownLines == ["one two", "three", "four"])
    field.usesSingleLineMode = true
    #expect(field.placement?.layout.shownLines == ["one two…"])
  }
}
