import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Sections of tables: headers, footers, cells and their places.
@Suite struct TableSectionTests {
  private func table(_ style: TableStyle, _ sections: [TableSection], width: Double = 320) throws -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: width, height: 200), in: try makeContext(scale: 2))
    table.style = style
    table.sections = sections
    table.layoutIfNeeded()
    return table
  }

  private func cell(_ text: String = "a") throws -> TableCell {
    let cell = TableCell(in: try makeContext(scale: 2))
    cell.textLabel.font = try TestFonts.mono(10)
    cell.textLabel.text = text
    return cell
  }

  private func view(height: Double) throws -> TableRow.Content {
    let label = Label(in: try makeContext(scale: 2))
    label.font = try TestFonts.mono(height)
    label.text = "a"
    return .view(label)
  }

  @Test func groupsHaveSpaceAroundThem() throws {
    let rows = [TableRow(try cell()), TableRow(try cell())]
    let table = try table(.insetGrouped, [TableSection(rows: rows), TableSection(rows: [TableRow(try cell())])])
    // 35 points above the first group, 18 below each and above the next; the last row of a group has no line.
    #expect(
      table.rowFrames == [
        Rect(x: 16, y: 35, width: 288, height: 43.5), Rect(x: 16, y: 79, width: 288, height: 44),
        Rect(x: 16, y: 159, width: 288, height: 44),
      ])
    #expect(table.separatorFrames == [Rect(x: 32, y: 78.5, width: 272, height: 0.5)])
    #expect(table.contentSize.height == 221)
  }

  @Test func headersAndFootersStandAroundTheRows() throws {
    let section = TableSection(
      header: try view(height: 20), rows: [TableRow(try cell())], footer: try view(height: 10))
    let table = try table(.grouped, [section])
    #expect(table.headerViews[0]?.frame == Rect(x: 0, y: 0, width: 320, height: 20))
    #expect(table.rowFrames == [Rect(x: 0, y: 20, width: 320, height: 43.5)])
    #expect(table.footerViews[0]?.frame == Rect(x: 0, y: 64, width: 320, height: 10))
    #expect(table.subviews.count == 3)
  }

  @Test func headersOfPlainTablesStayInSight() throws {
    let rows = try (0..<6).map { _ in TableRow(try cell()) }
    let table = try table(
      .plain,
      [
        TableSection(header: try view(height: 20), rows: rows), TableSection(header: try view(height: 20), rows: rows),
      ])
    #expect(table.headerViews[0]?.frame.minY == 22)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerViews[0]?.frame.minY == 100)
    // The next one pushes it up: the first section ends at 306.
    table.contentOffset.y = 296
    table.layoutIfNeeded()
    #expect(table.headerViews[0]?.frame.maxY == 306)
    #expect(table.headerViews[1]?.frame.minY == 328)
  }

  @Test func titlesHaveTheStyleOfTheTable() throws {
    let title = TableSection(header: .text(AttributedText("Title")), rows: [])
    let plain = try #require(try table(.plain, [title]).headerViews[0] as? Label)
    let grouped = try #require(try table(.grouped, [title]).headerViews[0] as? Label)
    #expect(plain.font.pointSize == 17 && grouped.font.pointSize == 13)
    #expect(plain.backgroundColor != nil && grouped.backgroundColor == nil)
    #expect(plain.insets == EdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
    #expect(grouped.insets == EdgeInsets(top: 17, left: 16, bottom: 6, right: 16))
    // From 414 points on the sides are wider.
    let wide = try #require(try table(.grouped, [title], width: 414).headerViews[0] as? Label)
    #expect(wide.insets.left == 20)
  }

  @Test func aCellGrowsWithItsText() throws {
    let cell = try cell("aaaa bbbb cccc dddd eeee ffff gggg hhhh")
    cell.frame = Rect(x: 0, y: 0, width: 100, height: 0)
    // 68 points between the sides: ten letters of 6 points a line, so two words.
    #expect(cell.sizeThatFits(Size(width: 100, height: 0)) == Size(width: 100, height: 62))
    // With a mark there is room for one word.
    cell.accessory = .disclosureIndicator
    #expect(cell.sizeThatFits(Size(width: 100, height: 0)).height == 102)
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 30, height: 30), in: cell.context)
    #expect(cell.sizeThatFits(Size(width: 100, height: 0)).height == 102)
    cell.frame.size.height = 102
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == Rect(x: 54, y: 36, width: 30, height: 30))
  }

  @Test func aDetailStandsBesideTheTextIfThereIsRoom() throws {
    // Sides of 16, four letters of 6 each, and 6 between the texts.
    let cell = try cell("aaaa")
    cell.style = .value1
    cell.detailLabel.font = try TestFonts.mono(10)
    cell.detailLabel.text = "bbbb"
    for (width, isBeside) in [(86.0, true), (85.5, false)] {
      cell.frame = Rect(x: 0, y: 0, width: width, height: cell.sizeThatFits(Size(width: width, height: 0)).height)
      cell.layoutIfNeeded()
      #expect((cell.textLabel.frame.minY == cell.detailLabel.frame.minY) == isBeside, "\(width)")
    }
    #expect(cell.detailLabel.frame.minY == cell.textLabel.frame.maxY + 3)
  }

  @Test func aLongDetailIsTruncatedBesideTheText() throws {
    // Sides of 16, four letters of 6 each, and 6 between the texts; a detail keeps 44.
    let cell = try cell("aaaa")
    cell.style = .value1
    cell.detailLabel.font = try TestFonts.mono(10)
    cell.detailLabel.text = "bbbbbbbb bbbbbbbb bbbbbbbb"
    for (width, isBeside) in [(300.0, true), (150, true), (106, true), (105.5, false)] {
      cell.frame = Rect(x: 0, y: 0, width: width, height: cell.sizeThatFits(Size(width: width, height: 0)).height)
      cell.layoutIfNeeded()
      #expect((cell.textLabel.frame.minY == cell.detailLabel.frame.minY) == isBeside, "\(width)")
      #expect(cell.detailLabel.frame.height == 10 && cell.detailLabel.frame.maxX <= width - 16, "\(width)")
      #expect(cell.detailLabel.isTruncated == (width < 300), "\(width)")
    }
    cell.style = .subtitle
    cell.frame.size = cell.sizeThatFits(Size(width: 106, height: 0))
    cell.layoutIfNeeded()
    #expect(!cell.detailLabel.isTruncated)
  }
}
