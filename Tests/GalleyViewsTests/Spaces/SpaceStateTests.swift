import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Where text and caret stand in a right-aligned field with two spaces at the end, by each way and in each state: the
/// numbers of the manual. The mono face at 15 points, 9 a character, in a field of 200 points.
@Suite struct SpaceStateTests {
  let field: TextField
  let window: Window

  init() throws {
    let context = try makeContext()
    window = Window(size: Size(width: 200, height: 30), in: context)
    field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    field.font = try TestFonts.mono(15)
    field.textAlignment = .right
    window.addSubview(field)
    field.becomeFirstResponder()
  }

  /// From the left edge of `a` to the right edge of `b`.
  private var extent: [Double] {
    let rect = field.firstRect(for: 0..<2)
    return [rect.minX, rect.maxX]
  }

  /// The edge that the caret stands at.
  private var caret: Double { field.caretRect(for: field.editing.count).minX }

  @Test func asUIKitHasItSpacesHang() {
    field.typeText("ab  ")
    #expect(extent == [182, 200])
    #expect(caret == 200)
  }

  @Test(arguments: [RightAlignedSpaces.delegate, .event])
  func noBreakSpacesShowWhileEditing(way: RightAlignedSpaces) {
    field.rightAlignedSpaces = way
    field.typeText("ab  ")
    #expect(extent == [164, 182])
    #expect(caret == 200)
    #expect(field.text == "ab  ")
  }

  @Test(arguments: [RightAlignedSpaces.delegate, .event])
  func idleTheyAreHiddenAgain(way: RightAlignedSpaces) {
    field.rightAlignedSpaces = way
    field.typeText("ab  ")
    field.resignFirstResponder()
    #expect(extent == [182, 200])
    // The article's idea: a right view as wide as the spaces while the field is idle.
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 18, height: 30), in: field.context)
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(extent == [164, 182])
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(extent == [164, 182])
  }

  @Test func spacesThatOccupyNeedNoneOfIt() {
    field.trailingWhitespace = .occupy
    field.typeText("ab  ")
    #expect(extent == [164, 182])
    field.resignFirstResponder()
    #expect(extent == [164, 182] && field.editing.string == "ab  ")
  }
}
