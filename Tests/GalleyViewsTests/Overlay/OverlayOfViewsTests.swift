import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

/// Overlays over every kind of view that shows text, in the mono face at 10 points and a pixel a point.
@Suite struct OverlayOfViewsTests {
  private func marks(_ view: View, _ kind: OverlayKind) -> [Rect] { OverlayTests.marks(view, kind) }

  private func container(
    _ text: String, width: Double, height: Double = 30, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextContainerView {
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: width, height: height), in: try makeContext())
    view.font = try TestFonts.mono(10)
    view.attributedText = AttributedText(
      text, attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { change(&$0) } })
    return view
  }

  // MARK: Tab stops

  @Test func aTakenStopHasAStemAndAFootAndAnotherATick() throws {
    let view = try container("a\tb", width: 100) {
      $0.tabStops = [TextTab(alignment: .right, location: 40), TextTab(alignment: .left, location: 60)]
    }
    // Stops count from the padding of 5. The foot of a stop at which the cell ends lies on its left.
    #expect(
      marks(view, .stops) == [
        Rect(x: 45, y: 0, width: 1, height: 10), Rect(x: 42, y: 9, width: 3, height: 1),
        Rect(x: 65, y: 7, width: 1, height: 3),
      ])
  }

  @Test func aDecimalStopHasAPoint() throws {
    let view = try container("\t1.5", width: 100) {
      $0.tabStops = [TextTab(alignment: .right, location: 40, columnTerminators: ".")]
    }
    #expect(
      marks(view, .stops) == [
        Rect(x: 45, y: 0, width: 1, height: 10), Rect(x: 42, y: 9, width: 3, height: 1),
        Rect(x: 47, y: 6, width: 2, height: 2),
      ])
  }

  @Test func stopsOfTextFromTheRightCountFromThere() throws {
    let view = try container("a\tb", width: 100) {
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = [TextTab(alignment: .natural, location: 40)]
    }
    // The cell begins at 95 − 40 and goes on to the left, where the foot is.
    #expect(
      marks(view, .stops) == [Rect(x: 55, y: 0, width: 1, height: 10), Rect(x: 52, y: 9, width: 3, height: 1)])
  }

  @Test(arguments: [(0.0, TextAlignment.left, 45.0), (12, .left, 45), (0, .right, 90), (12, .right, 90)])
  func stopsMoveWithTheirLine(indent: Double, alignment: TextAlignment, x: Double) throws {
    // The line is as wide as the stop and "b": 46. At the right it ends at 95, so that the stop lies at 89.
    let view = try container("a\tb", width: 100) {
      $0.alignment = alignment
      $0.firstLineHeadIndent = indent
      $0.tabStops = [TextTab(alignment: .left, location: 40)]
    }
    #expect(marks(view, .stops).first?.minX == (alignment == .left ? x : 89))
    let line = try #require(view.placement?.layout.lines.first)
    let cell = try #require(line.runs.last)
    #expect(marks(view, .stops).first?.minX == cell.origin.x)
  }

  @Test func defaultStopsShowWhereTheyWereTaken() throws {
    let view = try container("a\tb\tc", width: 200) {
      $0.tabStops = []
      $0.defaultTabInterval = 30
    }
    #expect(marks(view, .stops).filter { $0.height == 10 }.map(\.minX) == [35, 65])
    #expect(marks(view, .stops).count == 4)
  }

  // MARK: Containers

  @Test func everyColumnHasItsMarks() throws {
    let view = try container("a\nb\nc", width: 50, height: 20)
    view.lineFragmentPadding = 0
    view.columns = TextColumns(count: 2, spacing: 10)
    #expect(marks(view, .baselines).map(\.origin) == [Point(x: 0, y: 8), Point(x: 0, y: 18), Point(x: 30, y: 8)])
    let dashes = marks(view, .containers)
    #expect(dashes.contains(Rect(x: 0, y: 0, width: 3, height: 1)))
    #expect(dashes.contains(Rect(x: 30, y: 0, width: 3, height: 1)))
    #expect(!dashes.contains { $0.minX >= 20 && $0.maxX <= 30 })
  }

  @Test func anExclusionOfAllColumnsIsDrawnOnce() throws {
    let view = try container("a", width: 50, height: 20)
    view.columns = TextColumns(count: 2, spacing: 10)
    view.exclusionPaths = [Path(roundedRect: Rect(x: 15, y: 0, width: 20, height: 10), cornerRadius: 0)]
    #expect(marks(view, .exclusions) == [Rect(x: 15, y: 0, width: 20, height: 10)])
  }

  @Test func aContainerWithoutEndHasMarksAsFarAsThePicture() throws {
    let view = try container("a", width: View.largestLength, height: View.largestLength)
    let root = View(frame: Rect(x: 0, y: 0, width: 20, height: 10), in: view.context)
    root.addSubview(view)
    #expect(marks(root, .containers).count < 20)
  }

  // MARK: Views that scroll

  @Test func marksOfAScrolledTextViewMoveWithItAndEndAtItsEdges() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 60, height: 20), in: try makeContext())
    view.font = try TestFonts.mono(10)
    view.textContainerInset = .zero
    view.text = "a\nb\nc\nd\ne"
    view.contentOffset = Point(x: 0, y: 15)
    let baselines = marks(view, .baselines).map(\.minY)
    #expect(baselines == [3, 13, 23])
    let commands = displayList(of: view, overlay: [.baselines]).commands
    let clips = commands.filter { $0 == .pushClip(RoundedRect(Rect(x: 0, y: 0, width: 60, height: 20))) }
    #expect(clips.count == 2, "one for the text and one for the overlay")
  }

  // MARK: Fields, buttons, tables, placeholders

  @Test func aFieldShowsItsTextOrItsPlaceholder() throws {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 60, height: 20), in: try makeContext())
    field.font = try TestFonts.mono(10)
    field.text = "abc"
    #expect(marks(field, .used).map(\.width) == [18])
    field.text = ""
    field.placeholder = "abcde"
    #expect(marks(field, .used).map(\.width) == [30])
  }

  @Test func theContainerOfAPlaceholderIsItsOwn() throws {
    final class Field: TextField {
      override func placeholderRect(forBounds bounds: Rect) -> Rect { Rect(x: 20, y: 5, width: 30, height: 10) }
    }
    let field = Field(frame: Rect(x: 0, y: 0, width: 60, height: 20), in: try makeContext())
    field.font = try TestFonts.mono(10)
    field.placeholder = "a"
    #expect(marks(field, .containers).contains(Rect(x: 20, y: 5, width: 3, height: 1)))
    field.text = "b"
    #expect(!marks(field, .containers).contains(Rect(x: 20, y: 5, width: 3, height: 1)))
  }

  @Test func aTextViewShowsItsPlaceholder() throws {
    for geometry in [PlaceholderGeometry.text, .label] {
      let view = TextView(frame: Rect(x: 0, y: 0, width: 80, height: 20), in: try makeContext())
      view.font = try TestFonts.mono(10)
      view.textContainerInset = .zero
      view.placeholder = "abcde"
      view.placeholderGeometry = geometry
      #expect(marks(view, .clusters).count == 5)
    }
  }

  @Test func buttonsAndRowsOfTablesHaveMarks() throws {
    let context = try makeContext()
    let button = Button(frame: Rect(x: 0, y: 0, width: 60, height: 20), in: context)
    button.font = try TestFonts.mono(10)
    button.title = "ab"
    #expect(marks(button, .clusters) == [24.0, 30].map { Rect(x: $0, y: 13, width: 5, height: 2) })
    let table = TableView(frame: Rect(x: 0, y: 0, width: 60, height: 50), in: context)
    table.font = try TestFonts.mono(10)
    table.rowInsets = .zero
    table.rows = [TableRow("a"), TableRow("b")]
    #expect(marks(table, .baselines).map(\.minY) == [8, 19])
  }

  // MARK: Other ways for text to run

  @Test func caretsOfTextFromTheRightHaveAFoot() throws {
    let view = try container("ab", width: 60) { $0.baseWritingDirection = .rightToLeft }
    let override = TextAttributes {
      $0.writingDirection = [WritingDirectionFormat.rightToLeftOverride]
      $0.paragraphStyle = ParagraphStyle { $0.baseWritingDirection = .rightToLeft }
    }
    view.attributedText = AttributedText("ab", attributes: override)
    // From the right edge to the left, each with a foot of two pixels.
    #expect(marks(view, .carets).filter { $0.height == 4 }.map(\.minX) == [55, 49, 43])
    #expect(marks(view, .carets).filter { $0.height == 1 }.count == 3)
  }

  @Test func marksFollowAPath() throws {
    let label = try monoLabel("ab", size: 10, frame: Rect(x: 0, y: 0, width: 60, height: 40))
    label.textPath = TextPath(Path(elements: [.move(Point(x: 10, y: 20)), .line(Point(x: 50, y: 20))]))
    func commands(_ kind: OverlayKind) -> [DisplayList.Command] {
      Array(displayList(of: label, overlay: [kind]).commands.dropFirst(displayList(of: label).commands.count))
    }
    #expect(marks(label, .used) == [Rect(x: 10, y: 12, width: 12, height: 10)])
    #expect(marks(label, .clusters).map(\.minX) == [10, 16])
    #expect(commands(.baselines).count == 1 && commands(.carets).count == 3)
    // They are of the line before it is bent.
    #expect(commands(.fragments).isEmpty && commands(.containers).isEmpty && commands(.stops).isEmpty)
    #expect(commands(.hidden).isEmpty)
    label.text = "abcdefgh"
    #expect(!commands(.hidden).isEmpty)
  }
}
