import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Rows of dynamic height (rule: table-row-height).
@Suite struct TableViewTests {
  static let words =
    "Every compositor worth a line knows a forme of type is only lead until somebody has read it twice over."

  static func table(
    _ rows: [TableRow], measure: TableRowMeasure = .intrinsicContentSize, scale: Double = 2,
    direction: LayoutDirection = .leftToRight
  ) throws -> TableView {
    let frame = Rect(x: 0, y: 0, width: 320, height: 400)
    let table = TableView(frame: frame, in: try makeContext(scale: scale, direction: direction))
    table.font = try TestFonts.mono(15)
    table.rowMeasure = measure
    table.rows = rows
    return table
  }

  static func text(lineHeight: Double) -> AttributedText {
    AttributedText(
      words,
      attributes: TextAttributes {
        $0.paragraphStyle = ParagraphStyle {
          $0.minimumLineHeight = lineHeight
          $0.maximumLineHeight = lineHeight
        }
      })
  }

  /// 320 wide with insets of 15: 32 columns, four lines of 15 points, 60 + 30.
  @Test(arguments: TableRowMeasure.allCases, [1.0, 2, 3])
  func theWorkedCase(_ measure: TableRowMeasure, scale: Double) throws {
    let table = try Self.table([TableRow(Self.words)], measure: measure, scale: scale)
    table.layoutIfNeeded()
    #expect(table.rowFrames == [Rect(x: 0, y: 0, width: 320, height: 90)])
    #expect(table.rowViews[0].frame == Rect(x: 15, y: 15, width: 290, height: 60))
    try expectEqual(
      #require(table.rowViews[0] as? Label).shownLines,
      [
        "Every compositor worth a line", "knows a forme of type is only", "lead until somebody has read it",
        "twice over.",
      ])
    #expect(abs(table.contentSize.height - 90 - 1 / scale) < 0.0001)
  }

  /// Lines of 17.9: 71.6 becomes 72, and the insets are added afterwards.
  @Test(arguments: TableRowMeasure.allCases, [1.0, 2, 3])
  func heightsAreRoundedUpBeforeInsetsAreAdded(_ measure: TableRowMeasure, scale: Double) throws {
    let table = try Self.table([TableRow(Self.text(lineHeight: 17.9))], measure: measure, scale: scale)
    #expect(table.rowFrames.map(\.height) == [102])
    table.rowInsets = EdgeInsets(top: 1.25, left: 15, bottom: 1, right: 15)
    #expect(table.rowFrames.map(\.height) == [74.25])
  }

  /// Where a label, a field and a plain view are transparent.
  @Test func tablesAndTextViewsHaveAGround() throws {
    let context = try makeContext()
    let white = SystemColor.systemBackground.color(in: .light)
    #expect(TableView(in: context).backgroundColor == white && TextView(in: context).backgroundColor == white)
    #expect(TextField(in: context).backgroundColor == nil && Label(in: context).backgroundColor == nil)
  }

  /// Both ways agree for any text in a face without gap; with one, measuring by hand gives the gap of each line more.
  @Test(arguments: ["", "a", words, words + " " + words, "two\nlines", "\n", "ends\n"], [60.0, 100, 163.5, 320])
  func bothWaysAgree(_ text: String, width: Double) throws {
    let tables = try TableRowMeasure.allCases.map { try Self.table([TableRow(text)], measure: $0) }
    for table in tables { table.frame.size.width = width }
    #expect(tables[0].rowFrames == tables[1].rowFrames)
  }

  @Test func theGapOfAFontCountsOnlyByHand() throws {
    let heights = try TableRowMeasure.allCases.map { measure in
      let table = try Self.table([], measure: measure)
      table.font = try TestFonts.varied(20)
      table.rows = [TableRow("a\nb")]
      return table.rowFrames[0].height
    }
    #expect(heights == [80, 76])
  }

  @Test func rowsStandBelowEachOther() throws {
    let box = View(frame: Rect(x: 3, y: 4, width: 10, height: 33), in: try makeContext())
    let table = try Self.table([TableRow("a"), TableRow(box), TableRow("b\nc")])
    table.layoutIfNeeded()
    #expect(table.rowFrames.map(\.minY) == [0, 45.5, 109])
    #expect(table.rowFrames.map(\.height) == [45, 63, 60])
    #expect(box.frame == Rect(x: 15, y: 60.5, width: 290, height: 33))
    #expect(table.contentSize == Size(width: 320, height: 169.5))
    table.showsSeparators = false
    #expect(table.sizeThatFits(Size(width: 320, height: 0)).height == 168)
    #expect(table.contentSize.height == 168)
  }

  @Test func separatorsLieOutsideOfTheRows() throws {
    let table = try Self.table([TableRow("a"), TableRow("b")])
    #expect(
      table.separatorFrames == [
        Rect(x: 15, y: 45, width: 305, height: 0.5), Rect(x: 15, y: 90.5, width: 305, height: 0.5),
      ])
    let red = Color(red: 255, green: 0, blue: 0)
    table.separatorColor = red
    #expect(displayList(of: table).dump.contains("#FF0000"))
    table.showsSeparators = false
    #expect(!displayList(of: table).dump.contains("#FF0000"))
    let mirrored = try Self.table([TableRow("a")], direction: .rightToLeft)
    #expect(mirrored.separatorFrames == [Rect(x: 0, y: 45, width: 305, height: 0.5)])
  }

  @Test func newRowsReplaceTheOldOnes() throws {
    let table = try Self.table([TableRow("a"), TableRow("b")])
    table.layoutIfNeeded()
    table.rows = [TableRow(Self.words)]
    #expect(table.subviews.count == 1)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 90.5)
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(table.rowFrames.map(\.height) == [75])
  }

  @Test func rowsThatDoNotFitScroll() throws {
    let table = try Self.table((0..<20).map { TableRow("row \($0)") })
    #expect(table.maximumContentOffset.y == 510)
    table.contentOffset.y = 9999
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 510)
  }

  /// Whether rows come before or after, and whatever an appearance says of all labels.
  @Test func labelsTakeTheFontOfTheTableUnlessTheyHaveTheirOwn() throws {
    let table = try Self.table([TableRow("a")])
    table.context.updateAppearance(for: Label.self) { $0.font = table.font?.withSize(50) }
    let own = Label(in: table.context)
    own.text = "b"
    own.font = own.font.withSize(20)
    table.rows += [TableRow(own)]
    table.font = try TestFonts.mono(12)
    #expect(table.rowFrames.map(\.height) == [42, 50])
    let window = Window(size: Size(width: 400, height: 400), in: table.context)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.rowFrames.map(\.height) == [42, 50])
  }

  @Test func withoutWidthItIsAsWideAsItsWidestRow() throws {
    let table = try Self.table([TableRow("abc"), TableRow("abcdef")])
    #expect(table.sizeThatFits(.zero) == Size(width: 84, height: 91))
  }

  @Test func rowsThatStayKeepTheFocus() throws {
    let table = try Self.table([])
    let (field, other) = (TextField(in: table.context), View(in: table.context))
    table.rows = [TableRow(field), TableRow(other)]
    let window = Window(size: Size(width: 400, height: 400), in: table.context)
    window.addSubview(table)
    field.becomeFirstResponder()
    table.rows = [TableRow("before"), TableRow(field)]
    #expect(field.isFirstResponder && other.superview == nil)
    #expect(table.subviews.map { ObjectIdentifier($0) } == table.rowViews.map { ObjectIdentifier($0) })
    table.rows.swapAt(0, 1)
    #expect(field.isFirstResponder && table.subviews[0] === field && table.subviews.count == 2)
    table.rows = []
    #expect(!field.isFirstResponder && table.subviews.isEmpty)
  }

  @Test func changedRowsAreMeasuredAgain() throws {
    let label = Label(in: try makeContext())
    label.numberOfLines = 0
    let table = try Self.table([TableRow(label)])
    label.text = "a"
    table.setNeedsLayout()
    #expect(table.sizeThatFits(Size(width: 320, height: 0)).height == 45.5)
    label.text = "a\nb"
    table.setNeedsLayout()
    #expect(table.sizeThatFits(Size(width: 320, height: 0)).height == 60.5)
  }

  @Test func aRowCanHaveAHeightOfItsOwn() throws {
    let context = try makeContext()
    let rows = [nil, 34, 33.5, -1].map { TableRow(TextField(in: context), height: $0) }
    try expectEqual(Self.table(rows).rowFrames.dropFirst().map(\.height), [64, 64, 30])
  }

  /// A width of 0 is no limit for a label, and none at all for a row.
  @Test(arguments: TableRowMeasure.allCases) func insetsWiderThanTheTableLeaveNothing(_ measure: TableRowMeasure) throws
  {
    let table = try Self.table([TableRow("some words\nand more")], measure: measure)
    table.rowInsets = EdgeInsets(top: 3, left: 200, bottom: 4, right: 200)
    #expect(table.rowFrames.map(\.height) == [7])
    table.layoutIfNeeded()
    #expect(table.rowViews[0].frame.size == .zero)
  }

  @Test func aLabelKeepsItsOwnPreferredWidth() throws {
    let label = Label(in: try makeContext())
    label.text = "aaaa bbbb"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    let table = try Self.table([TableRow(label)])
    #expect(table.rowFrames.map(\.height) == [45])
    #expect(label.preferredMaxLayoutWidth == 40)
    // Four letters and the space after them, as far as it fits.
    #expect(table.sizeThatFits(.zero).width == 70)
    #expect(label.preferredMaxLayoutWidth == 40)
  }
}
