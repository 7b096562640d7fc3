import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// What lies below the text, and how a disabled field looks.
@Suite struct FieldBackgroundTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func image(_ color: Color) throws -> ResizableImage {
    ResizableImage(
      try Bitmap(size: PixelSize(width: 3, height: 3), color: color), size: Size(width: 3, height: 3),
      capInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
  }

  private func picture(of field: TextField) throws -> Bitmap {
    try rasterize(
      displayList(of: field), size: PixelSize(width: 40, height: 20), scale: 1, background: .white,
      typesetter: field.context.typesetter)
  }

  @Test func thePictureFillsTheBorderRectangleInPlaceOfTheBorder() throws {
    let field = try monoField(width: 40, height: 20, border: .line)
    field.background = try image(red)
    let drawn = try picture(of: field)
    #expect(drawn == (try Bitmap(size: PixelSize(width: 40, height: 20), color: red)))
    field.background = nil
    try expectEqual(picture(of: field)[0, 0], .black)
  }

  @Test func aRoundedBorderHidesThePicture() throws {
    let field = try monoField(width: 40, height: 20, border: .roundedRect)
    field.background = try image(red)
    let drawn = try picture(of: field)
    #expect(drawn[20, 10] == .white && drawn[0, 0] == .white)
  }

  @Test func theDisabledPictureCountsOnlyBesideThePicture() throws {
    let field = try monoField(width: 40, height: 20)
    field.disabledBackground = try image(blue)
    field.isEnabled = false
    try expectEqual(picture(of: field)[20, 10], .white)
    field.background = try image(red)
    try expectEqual(picture(of: field)[20, 10], blue)
    field.isEnabled = true
    try expectEqual(picture(of: field)[20, 10], red)
    field.isEnabled = false
    field.disabledBackground = nil
    try expectEqual(picture(of: field)[20, 10], red)
  }

  @Test func aRoundedFieldIsFilledInsideOfItsBorder() throws {
    let field = try monoField(width: 40, height: 20, border: .roundedRect)
    field.backgroundColor = red
    let drawn = try picture(of: field)
    #expect(drawn[20, 10] == red && drawn[0, 0] == .white)
    field.borderStyle = .bezel
    try expectEqual(picture(of: field)[20, 10], red)
  }

  /// Recorded: ricocrescenzio95/SUITextField, suitextfield-LineBorder, -BezelBorder and -RoundedRectBorder@3x.
  @Test(arguments: [
    (TextField.BorderStyle.none, []),
    (.line, ["frame [0, 0, 40, 20] width 1 #000000"]),
    (
      .bezel,
      [
        "frame [0, 0, 40, 20] width 1 #808080", "fill [1, 1, 38, 1] #AAAAAA", "fill [1, 2, 1, 17] #AAAAAA",
      ]
    ),
    (
      .roundedRect,
      ["fill [0, 0, 40, 20] radius 5 continuous #FFFFFF", "frame [0, 0, 40, 20] radius 5 continuous width 1 #00000033"]
    ),
  ])
  func borders(_ style: TextField.BorderStyle, _ expected: [String]) throws {
    let field = try monoField(width: 40, height: 20, border: style)
    #expect(displayList(of: field).dump.split(separator: "\n").map(String.init) == expected)
  }

  /// Recorded: suitextfield-LineBorder-dark@3x; the bezel and the rounded border in the dark, conformance rule 8.
  @Test(arguments: [
    (TextField.BorderStyle.line, ["frame [0, 0, 40, 20] width 1 #FFFFFF"]),
    (
      .bezel,
      [
        "frame [0, 0, 40, 20] width 1 #808080", "fill [1, 1, 38, 1] #555555", "fill [1, 2, 1, 17] #555555",
      ]
    ),
    (
      .roundedRect,
      [
        "fill [0, 0, 40, 20] radius 5 continuous #000000",
        "frame [0, 0, 40, 20] radius 5 continuous width 0.5 #FFFFFF33",
      ]
    ),
  ])
  func bordersInTheDark(_ style: TextField.BorderStyle, _ expected: [String]) throws {
    let field = try monoField(width: 40, height: 20, border: style, style: .dark, scale: 2)
    #expect(displayList(of: field).dump.split(separator: "\n").map(String.init) == expected)
  }

  /// Conformance rule 10: a colour of one's own stays as it is. That of a text without one is a choice.
  @Test func disabledTextIsHalfAsStrongUnlessItHasAColour() throws {
    let field = try monoField("a", width: 40, height: 20)
    let glyphs = { (field: TextField) in
      displayList(of: field).dump.split(separator: "\n").filter { $0.contains("glyphs") }
    }
    #expect(glyphs(field)[0].contains(" #000000 at"))
    field.isEnabled = false
    #expect(glyphs(field)[0].contains(" #00000080 at"))
    field.textColor = red
    #expect(glyphs(field)[0].contains(" #FF0000 at"))
    field.attributedText = AttributedTextOfTwoStyles.make(blue)
    #expect(glyphs(field)[0].contains(" #0000FF at") && glyphs(field)[1].contains(" #FF0000 at"))
    field.text = ""
    field.placeholder = "p"
    #expect(glyphs(field)[0].contains(" #3C3C434C at"))
  }

  @Test func theClearButtonOfADisabledFieldIsHalfAsStrong() throws {
    let field = try monoField("a", width: 60, height: 20)
    field.clearButtonMode = .always
    #expect(!displayList(of: field).dump.contains("pushOpacity"))
    field.isEnabled = false
    #expect(displayList(of: field).dump.contains("pushOpacity 0.5\n  fillPath"))
  }

  @Test(arguments: [(InterfaceStyle.light, "#3C3C434C"), (.dark, "#EBEBF54C")])
  func placeholdersHaveTheSystemsColour(_ style: InterfaceStyle, _ color: String) throws {
    let field = try monoField("", style: style)
    field.placeholder = "p"
    #expect(displayList(of: field).dump.contains("GalleyTestMono-Regular 15 \(color) at 0,20: "))
  }

  @Test func anAttributedPlaceholderKeepsItsOwnStyle() throws {
    let field = try monoField("")
    field.textAlignment = .right
    field.attributedPlaceholder = AttributedTextOfTwoStyles.make(red)
    let dump = displayList(of: field).dump
    #expect(dump.contains("GalleyTestMono-Regular 15 #FF0000 at 182,20: "))
    #expect(dump.contains("GalleyTestMono-Regular 15 #3C3C434C at 191,20: "))
  }

  @Test func aPlaceholderThatIsTooLongIsCutAtItsEndAndNeverShrinks() throws {
    let field = try monoField("", width: 40)
    field.placeholder = "abcdefgh"
    field.adjustsFontSizeToFitWidth = true
    #expect(field.placeholderPlacement?.layout.shownText == "abc…")
    #expect(field.placeholderPlacement?.fontScale == 1)
  }

  @Test func aPlaceholderShowsWhileThereIsNoTextAlsoWhileEditing() throws {
    let field = try editedField("")
    field.placeholder = "p"
    #expect(field.placeholderPlacement != nil)
    field.setMarkedText("n")
    #expect(field.placeholderPlacement == nil)
  }
}
