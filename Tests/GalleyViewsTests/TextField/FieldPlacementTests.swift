import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// Where text stands in a field.
@Suite struct FieldPlacementTests {
  // MARK: From top to bottom

  @Test(arguments: [
    (30.0, 1.0, 8.0, 20.0), (30, 2, 7.5, 19.5), (31, 1, 8, 20), (15, 1, 0, 12), (9, 1, -3, 9), (44, 3, 14.5, 26.5),
  ])
  func theLineStandsInTheMiddle(_ height: Double, _ scale: Double, _ top: Double, _ baseline: Double) throws {
    let field = try monoField("ab", height: height, scale: scale)
    let placement = try #require(field.placement)
    let grid = PixelGrid(scale: scale)
    #expect(placement.origin.y == grid.round(top))
    #expect(placement.drawnBaseline(of: placement.layout.lines[0]) == grid.round(baseline))
  }

  @Test func idleAndEditedTextStandAtTheSamePlace() throws {
    let field = try editedField("ab", border: .roundedRect)
    let edited = field.placement?.origin
    field.resignFirstResponder()
    #expect(field.placement?.origin == edited)
  }

  // MARK: From left to right

  @Test(arguments: [
    (TextAlignment.natural, 0.0), (.left, 0), (.center, 91), (.right, 182), (.justified, 0),
  ])
  func alignment(_ alignment: TextAlignment, _ left: Double) throws {
    let field = try editedField("ab")
    field.textAlignment = alignment
    #expect(field.clusterEdges == [[left, left + 9], [left + 9, left + 18]])
    field.resignFirstResponder()
    #expect(field.clusterEdges == [[left, left + 9], [left + 9, left + 18]])
  }

  @Test func naturalTextFollowsItsOwnDirection() throws {
    // Hebrew, whatever the interface; digits have no direction of their own.
    try expectEqual(monoField("שלום").clusterEdges.first, [191, 200])
    try expectEqual(monoField("ab", direction: .rightToLeft).clusterEdges.first, [0, 9])
    try expectEqual(monoField("12", direction: .rightToLeft).clusterEdges, [[182, 191], [191, 200]])
    try expectEqual(monoField("12").clusterEdges.first, [0, 9])
    // An empty one begins where the interface does.
    try expectEqual(editedField("", direction: .rightToLeft).caretX, 200)
    try expectEqual(editedField("").caretX, 0)
  }

  // MARK: Trailing white space: "ab  " aligned right in 200 points

  private static let nearEnd: [[Double]] = [[182, 191], [191, 200]]
  private static let withRoom: [[Double]] = [[164, 173], [173, 182]]

  private func rightAligned(_ text: String) throws -> TextField {
    let field = try editedField(text)
    field.textAlignment = .right
    return field
  }

  @Test func spacesHangWhileEditing() throws {
    let field = try rightAligned("ab  ")
    #expect(Array(field.clusterEdges.prefix(2)) == Self.nearEnd)
  }

  @Test func spacesHangWhileIdle() throws {
    let field = try rightAligned("ab  ")
    field.resignFirstResponder()
    #expect(Array(field.clusterEdges.prefix(2)) == Self.nearEnd)
  }

  @Test func noBreakSpacesTakeRoomWhileEditingAndHangWhileIdle() throws {
    let field = try rightAligned("ab\u{A0}\u{A0}")
    #expect(Array(field.clusterEdges.prefix(2)) == Self.withRoom)
    #expect(field.caretX == 200)
    field.resignFirstResponder()
    #expect(Array(field.clusterEdges.prefix(2)) == Self.nearEnd)
    // The article's remedy: a right view as wide as the spaces, while the field is idle.
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 18, height: 10), in: field.context)
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 0, y: 0, width: 182, height: 30))
    #expect(Array(field.clusterEdges.prefix(2)) == Self.withRoom)
  }

  @Test(arguments: ["ab  ", "ab\u{A0}\u{A0}", "ab \u{A0}"])
  func spacesThatOccupyTakeRoomInBothStates(_ text: String) throws {
    let field = try rightAligned(text)
    field.trailingWhitespace = .occupy
    #expect(Array(field.clusterEdges.prefix(2)) == Self.withRoom)
    #expect(field.caretX == 200)
    field.resignFirstResponder()
    #expect(Array(field.clusterEdges.prefix(2)) == Self.withRoom)
  }

  @Test func centredTextCountsSpacesOnlyIfTheyOccupy() throws {
    let field = try monoField("ab  ")
    field.textAlignment = .center
    #expect(field.clusterEdges.first == [91, 100])
    field.trailingWhitespace = .occupy
    #expect(field.clusterEdges.first == [82, 91])
  }

  @Test func spacesOfTextFromRightToLeftHangOnTheLeft() throws {
    let field = try monoField("שם  ")
    field.textAlignment = .left
    #expect(Array(field.clusterEdges.prefix(2)) == [[9, 18], [0, 9]])
    field.trailingWhitespace = .occupy
    #expect(Array(field.clusterEdges.prefix(2)) == [[27, 36], [18, 27]])
    // Where the text begins nothing hangs.
    field.textAlignment = .natural
    #expect(field.clusterEdges.first == [191, 200])
  }

  @Test func spacesWithoutRoomNeverMakeAnEllipsis() throws {
    for whitespace in TextField.TrailingWhitespace.allCases {
      let field = try monoField("abcdefgh    ", width: 90)
      field.textAlignment = .right
      field.trailingWhitespace = whitespace
      #expect(!field.isTruncated)
      #expect(field.clusterEdges.first == (whitespace == .hang ? [18, 27] : [0, 9]))
    }
  }

  // MARK: Too long: 15 characters of 9 points in 90

  @Test func idleTextEndsInAnEllipsis() throws {
    let field = try monoField("abcdefghijklmno", width: 90)
    #expect(field.shown == "abcdefghi…" && field.isTruncated)
    field.textAlignment = .right
    #expect(field.clusterEdges.first == [0, 9])
    try expectEqual(monoField("abcdefghij", width: 90).shown, "abcdefghij")
    try expectEqual(monoField("abc", width: 5).shown, "…")
  }

  @Test func editedTextScrollsToTheInsertionPoint() throws {
    let field = try editedField("abcdefghijklmno", width: 90)
    #expect(field.placement?.origin.x == -45 && field.caretX == 90)
    #expect(field.shown == "abcdefghijklmno" && !field.isTruncated)
    // Inside of what shows it scrolls nothing.
    field.selectedTextRange = 5..<5
    #expect(field.placement?.origin.x == -45 && field.caretX == 0)
    field.selectedTextRange = 4..<4
    #expect(field.placement?.origin.x == -36 && field.caretX == 0)
    field.selectedTextRange = 0..<0
    #expect(field.placement?.origin.x == 0 && field.caretX == 0)
    field.selectedTextRange = 12..<12
    #expect(field.placement?.origin.x == -18 && field.caretX == 90)
    // Text that becomes shorter leaves no gap.
    field.text = "abcdefghijkl"
    #expect(field.placement?.origin.x == -18)
    field.deleteBackward()
    #expect(field.placement?.origin.x == -9)
    field.text = "abc"
    #expect(field.placement?.origin.x == 0)
  }

  @Test func editedTextFromRightToLeftScrollsTheOtherWay() throws {
    let field = try editedField("אבגדהוזחטיכלמנס", width: 90)
    #expect(field.placement?.origin.x == 0 && field.caretX == 0)
    field.selectedTextRange = 0..<0
    #expect(field.placement?.origin.x == -45 && field.caretX == 90)
    field.selectedTextRange = 12..<12
    #expect(field.placement?.origin.x == -27 && field.caretX == 0)
    // What is typed pushes the text before it away, not the text that shows.
    field.insertText("ב")
    #expect(field.caretX == 0)
  }

  @Test func lookingDoesNotScroll() throws {
    let field = try editedField("abcdefghijklmno", width: 90)
    field.frame.size.width = 45
    #expect(field.placement?.origin.x == -90)
    field.frame.size.width = 90
    #expect(field.placement?.origin.x == -45)
  }

  @Test func spacesAtTheEndScrollOnlyWhereTheyDoNotHang() throws {
    let field = try editedField("abcdefgh     ", width: 90)
    // 72 points of text and 45 of spaces, aligned where the text begins.
    #expect(field.placement?.origin.x == -27 && field.caretX == 90)
    field.textAlignment = .right
    #expect(field.placement?.origin.x == 18)
    field.trailingWhitespace = .occupy
    #expect(field.placement?.origin.x == -27)
  }

  @Test func aSelectionShowsAsMuchAsFitsItsBeginningFirst() throws {
    let field = try editedField("abcdefghijklmno", width: 90)
    field.selectedTextRange = 0..<12
    #expect(field.placement?.origin.x == 0)
    field.selectedTextRange = 3..<12
    #expect(field.placement?.origin.x == -18)
    field.selectAll()
    #expect(field.placement?.origin.x == 0)
    field.text = "אבגדהוזחטיכלמנס"
    field.selectAll()
    #expect(field.placement?.origin.x == -45)
    field.selectedTextRange = 3..<12
    #expect(field.placement?.origin.x == -27)
  }

  @Test func aSelectionThatAKeyMakesShowsTheEndThatMoves() throws {
    let field = try editedField("abcdefghijklmno", width: 90)
    for _ in 0..<12 { field.moveCaret(.left, extendingSelection: true) }
    #expect(field.selectedTextRange == 3..<15 && field.placement?.origin.x == -27)
    field.selectedTextRange = 1..<1
    for _ in 0..<12 { field.moveCaret(.right, extendingSelection: true) }
    #expect(field.selectedTextRange == 1..<13 && field.placement?.origin.x == -27)
  }

  /// Whatever letter shows among the bullets for a second.
  @Test(arguments: ["d", "ם", "1"], [LayoutDirection.leftToRight, .rightToLeft])
  func aSecureFieldStandsStill(_ letter: String, _ direction: LayoutDirection) throws {
    let field = try editedField("אבג", direction: direction)
    field.isSecureTextEntry = true
    field.selectedTextRange = 3..<3
    field.resignFirstResponder()
    field.becomeFirstResponder()
    for letter in ["א", "b", letter] { field.insertText(letter) }
    let edges: [[Double]] =
      direction == .leftToRight ? [[0, 9], [9, 18], [18, 27]] : [[173, 182], [182, 191], [191, 200]]
    #expect(field.shown == "••" + letter && field.clusterEdges == edges)
    field.window?.advanceTime(by: 1)
    #expect(field.shown == "•••" && field.clusterEdges == edges)
  }

  @Test func textIsCutAtItsRectangleOnlyIfItIsTooLong() throws {
    let field = try editedField("abcdefghijklmno", width: 100, border: .roundedRect)
    func clips() -> [Rect] {
      displayList(of: field).commands.compactMap { if case .pushClip(let shape) = $0 { shape.rect } else { nil } }
    }
    #expect(clips() == [Rect(x: 7, y: -30, width: 86, height: 90)])
    field.text = "abc"
    #expect(clips().isEmpty)
  }
}
