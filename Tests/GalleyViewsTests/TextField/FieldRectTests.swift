import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Where things go in a field: the numbers of the manual.
@Suite struct FieldRectTests {
  @Test(arguments: [
    (TextField.BorderStyle.none, Rect(x: 0, y: 0, width: 252, height: 30)),
    (.line, Rect(x: 2, y: 2, width: 248, height: 26)),
    (.bezel, Rect(x: 7, y: 4, width: 238, height: 25)),
    (.roundedRect, Rect(x: 7, y: 2, width: 238, height: 26)),
  ])
  func borderStylesLeaveRoomForText(_ style: TextField.BorderStyle, _ expected: Rect) throws {
    let field = try monoField("x", width: 252, border: style)
    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
    #expect(field.textRect(forBounds: field.bounds) == expected)
    #expect(field.editingRect(forBounds: field.bounds) == expected)
    #expect(field.placeholderRect(forBounds: field.bounds) == expected)
  }

  /// Recorded at 3x, in pixels: the baselines of a line of 20.29 points, with an ascent of 16.2, in the fields that it asks
  /// for (ricocrescenzio95/SUITextField: suitextfield-InitialState, -LineBorder, -BezelBorder, -RoundedRectBorder@3x), and
  /// in one of 250 × 30 points (conformance rule 10).
  @Test(arguments: [
    (TextField.BorderStyle.none, 22.0, 0.0, 52.0), (.line, 30, 2, 64), (.bezel, 32, 7, 71), (.roundedRect, 34, 7, 70),
    (.none, 30, 0, 64),
  ])
  func textStandsWhereItWasRecorded(_ style: TextField.BorderStyle, height: Double, x: Double, baseline: Double) throws
  {
    let field = try monoField("test", size: 20.2871, width: 250, height: height, border: style, scale: 3)
    let placement = try #require(field.placement)
    #expect((placement.drawnBaseline(of: placement.layout.lines[0]) * 3).rounded() == baseline)
    #expect(placement.origin.x == x)
  }

  @Test func theClearButtonStandsFivePointsFromTheEnd() throws {
    let field = try monoField("x", width: 252, border: .roundedRect)
    field.clearButtonMode = .always
    #expect(field.clearButtonRect(forBounds: field.bounds) == Rect(x: 228, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 7, y: 2, width: 221, height: 26))
    // Without text there is none.
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 7, y: 2, width: 238, height: 26))
  }

  @Test func theClearButtonStandsOnTheLeftFromRightToLeft() throws {
    let field = try monoField("x", width: 252, border: .roundedRect, direction: .rightToLeft)
    field.clearButtonMode = .always
    #expect(field.clearButtonRect(forBounds: field.bounds) == Rect(x: 5, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 24, y: 2, width: 221, height: 26))
  }

  @Test func anOverlayViewTakesItsRoomFromTheText() throws {
    let field = try monoField("x", width: 252)
    field.leftView = View(frame: Rect(x: 9, y: 9, width: 28, height: 28), in: field.context)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftViewRect(forBounds: field.bounds) == Rect(x: 0, y: 1, width: 28, height: 28))
    #expect(field.leftView?.frame == Rect(x: 0, y: 1, width: 28, height: 28))
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 28, y: 0, width: 224, height: 30))
    #expect(field.clusterEdges == [[28, 37]])
  }

  @Test func anOverlayViewStandsOnAWholePointAndNextToTheBordersRoom() throws {
    let field = try monoField("x", width: 100, border: .roundedRect)
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 5, height: 15), in: field.context)
    field.rightViewMode = .always
    #expect(field.rightViewRect(forBounds: field.bounds) == Rect(x: 95, y: 7, width: 5, height: 15))
    // The border's own room is wider than the view.
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 7, y: 2, width: 86, height: 26))
  }

  @Test func anOverlayViewThatIsTooLargeIsMadeSmallerAndGrowsAgain() throws {
    let field = try monoField("x", width: 252)
    let view = View(frame: Rect(x: 0, y: 0, width: 80, height: 40), in: field.context)
    field.leftView = view
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 60, height: 30))
    field.frame.size.height = 44
    field.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 2, width: 80, height: 40))
    // A size that somebody sets is the view's own from then on.
    view.frame.size = Size(width: 10, height: 10)
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 17, width: 10, height: 10))
  }

  @Test func overlayViewsSwapFromRightToLeftAndTheirRectanglesDoNot() throws {
    let field = try monoField("x", width: 252, direction: .rightToLeft)
    let (left, right) = (View(in: field.context), View(in: field.context))
    left.frame.size = Size(width: 20, height: 10)
    right.frame.size = Size(width: 12, height: 10)
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.layoutIfNeeded()
    #expect(field.leftViewRect(forBounds: field.bounds) == Rect(x: 0, y: 10, width: 12, height: 10))
    #expect(field.rightViewRect(forBounds: field.bounds) == Rect(x: 232, y: 10, width: 20, height: 10))
    #expect(left.frame.minX == 232 && right.frame.minX == 0)
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 12, y: 0, width: 220, height: 30))
  }

  @Test func theRightViewTakesThePlaceOfTheClearButton() throws {
    let field = try monoField("x", width: 252)
    field.clearButtonMode = .always
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 40, height: 20), in: field.context)
    #expect(field.textRect(forBounds: field.bounds).maxX == 228)
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 212)
    #expect(!clearButtonIsDrawn(in: field))
    field.rightViewMode = .never
    #expect(clearButtonIsDrawn(in: field))
  }

  @Test(arguments: TextField.ViewMode.allCases, [false, true])
  func modesFollowEditing(_ mode: TextField.ViewMode, _ isEdited: Bool) throws {
    let field = try editedField("x", width: 100)
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10), in: field.context)
    field.leftViewMode = mode
    field.clearButtonMode = mode
    if !isEdited { field.resignFirstResponder() }
    field.layoutIfNeeded()
    let shows: Bool =
      switch mode {
      case .never: false
      case .always: true
      case .whileEditing: isEdited
      case .unlessEditing: !isEdited
      }
    #expect(
      field.textRect(forBounds: field.bounds) == Rect(x: shows ? 10 : 0, y: 0, width: shows ? 66 : 100, height: 30))
    #expect((field.leftView?.superview === field) == shows)
    #expect(clearButtonIsDrawn(in: field) == shows)
  }

  @Test func aReplacedOverlayViewLeavesTheField() throws {
    let field = try monoField("x")
    let (old, new) = (View(in: field.context), View(in: field.context))
    field.leftViewMode = .always
    field.leftView = old
    field.layoutIfNeeded()
    field.leftView = new
    field.layoutIfNeeded()
    #expect(old.superview == nil && new.superview === field)
    field.leftView = nil
    field.layoutIfNeeded()
    #expect(field.subviews.isEmpty)
  }

  private func clearButtonIsDrawn(in field: TextField) -> Bool {
    displayList(of: field).dump.contains("fillPath")
  }

  @Test(arguments: [
    (30.0, LayoutDirection.leftToRight, 6.0, 19.0), (22, .leftToRight, 0, 19), (22, .rightToLeft, 3, 19),
    (12, .leftToRight, 0, 12), (12, .rightToLeft, 0, 12), (0, .leftToRight, 0, 0),
  ])
  func theClearButtonStaysInANarrowField(
    width: Double, direction: LayoutDirection, x: Double, side: Double
  ) throws {
    let context = try makeContext(direction: direction)
    let field = TextField(in: context)
    let rect = field.clearButtonRect(forBounds: Rect(x: 0, y: 0, width: width, height: 30))
    #expect(rect == Rect(x: x, y: (30 - side) / 2, width: side, height: side))
  }
}
