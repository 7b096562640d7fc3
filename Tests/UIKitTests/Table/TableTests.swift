import Testing
import UIKit

/// Rows of words.
@MainActor
final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var made = 0
  var selected: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word") ?? makeCell()
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  private func makeCell() -> UITableViewCell {
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: "word")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// The rows of tables.
@MainActor
@Suite struct TableTests {
  private func table(_ words: Words, height: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = words
    table.delegate = words
    table.layoutIfNeeded()
    return table
  }

  @Test func pathsHaveSectionsAndRows() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.section, path.row) == (2, 3))
    path.row = 5
    #expect(path == IndexPath(row: 5, section: 2))
  }

  @Test func rowsOfOneLineHaveTheSystemsHeight() {
    let words = Words([["one", "two"]])
    let table = table(words)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(table.contentSize == CGSize(width: 320, height: 88))
  }

  @Test func rowsHaveTheHeightOfTheDelegate() {
    let words = Words([["a", "b", "c"]])
    words.heights = [IndexPath(row: 1, section: 0): 100]
    let table = table(words)
    table.rowHeight = 30
    #expect(table.contentSize.height == 160)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 130)
  }

  @Test func rowsAreIndentedAsTheDelegateSays() {
    final class Outline: NSObject, UITableViewDelegate {
      var levels = [0, 1]
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        levels[indexPath.row]
      }
    }
    let (words, outline) = (Words([["chapter", "section"]]), Outline())
    let table = table(words)
    table.delegate = outline
    table.reloadData()
    table.layoutIfNeeded()
    func place(_ row: Int) -> CGFloat? {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      cell?.layoutIfNeeded()
      return cell?.textLabel?.frame.minX
    }
    #expect([place(0), place(1)] == [16, 26])
    outline.levels = [1, 0]
    table.reloadData()
    table.layoutIfNeeded()
    #expect([place(0), place(1)] == [26, 16])
  }

  @Test func onlyVisibleRowsHaveCells() {
    let words = Words([(0..<100).map { "\($0)" }])
    let table = table(words)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) == nil)
    table.contentOffset = CGPoint(x: 0, y: 1025)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["20", "21", "22", "23", "24"])
    #expect(words.made < 12)
  }

  @Test func plainHeadersStayAtTheTop() {
    let words = Words([["a", "b", "c", "d", "e"], ["f", "g", "h", "i"]])
    words.titles = ["First", "Second"]
    let table = table(words)
    table.rowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 220, width: 320, height: 20))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = 210
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    #expect(table.headerView(forSection: 1)?.frame.minY == 220)
  }

  @Test func cellsAreMadeOfTheRegisteredClass() {
    final class Own: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "own"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(Own.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
    #expect(cell is Own)
    #expect(cell.reuseIdentifier == "own")
    #expect(cell.textLabel?.text == "own")
    #expect(cell.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func oneRowIsSelected() {
    let words = Words([["a", "b", "c"]])
    let table = table(words)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(words.selected.isEmpty)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func textOfSeveralLinesMakesARowHigher() throws {
    let words = Words([["a", "b"]])
    let table = table(words)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "several words in a row ", count: 5)
    let lines = try #require(cell.textLabel).sizeThatFits(CGSize(width: 288, height: 1000)).height
    let fitted = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(lines > 60)
    #expect(fitted == (lines + 22).rounded(.up) + 0.5)
  }

  @Test func severalRowsAreSelectedDuringEditingOnlyIfAllowed() {
    let words = Words([["a", "b", "c"]])
    let table = table(words)
    table.isEditing = true
    table.allowsMultipleSelection = true
    for row in 0...1 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
    table.allowsMultipleSelectionDuringEditing = true
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2])
  }
}
