import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// What lies below the text, and how a disabled field looks: reference E.1, E.2.
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
    #expect(try picture(of: field)[0, 0] == .black)
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
    #expect(try picture(of: field)[20, 10] == .white)
    field.background = try image(red)
    #expect(try picture(of: field)[20, 10] == blue)
    field.isEnabled = true
    #expect(try picture(of: field)[20, 10] == red)
    field.isEnabled = false
    field.disabledBackground = nil
    #expect(try picture(of: field)[20, 10] == red)
  }

  @Test func aRoundedFieldIsFilledInsideOfItsBorder() throws {
    let field = try monoField(width: 40, height: 20, border: .roundedRect)
    field.backgroundColor = red
    let drawn = try picture(of: field)
    #expect(drawn[20, 10] == red && drawn[0, 0] == .white)
    field.borderStyle = .bezel
    #expect(try picture(of: field)[20, 10] == red)
  }

  @Test(arguments: [
    (TextField.BorderStyle.none, []),
    (.line, ["frame [0, 0, 40, 20] width 1 #000000"]),
    (
      .bezel,
      [
        "frame [0, 0, 40, 20] width 1 #D1D1D6", "fill [1, 1, 38, 1] #AEAEB2", "fill [1, 2, 1, 17] #AEAEB2",
      ]
    ),
    (
      .roundedRect,
      ["fill [0, 0, 40, 20] radius 5 #FFFFFF", "frame [0, 0, 40, 20] radius 5 width 1 #C7C7CC"]
    ),
  ])
  func borders(_ style: TextField.BorderStyle, _ expected: [String]) throws {
    let field = try monoField(width: 40, height: 20, border: style)
    #expect(displayList(of: field).dump.split(separator: "\n").map(String.init) == expected)
  }

  @Test func disabledTextIsHalfAsStrong() throws {
    let field = try monoField("a", width: 40, height: 20)
    #expect(!displayList(of: field).dump.contains("pushOpacity"))
    field.isEnabled = false
    #expect(displayList(of: field).dump.contains("pushOpacity 0.5\n  glyphs"))
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
