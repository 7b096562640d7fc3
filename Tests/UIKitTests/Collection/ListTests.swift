import Testing
import UIKit

/// A list whose rows and titles are texts.
@MainActor
private final class TextList: NSObject {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  var states: [UICellConfigurationState] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ sections: [(String, [String])],
    fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      fill(cell, text)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = sections[path.section].0
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    super.init()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, rows) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(rows)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }
}

/// Lists in collections.
@MainActor
@Suite struct ListTests {
  private nonisolated static let cases: [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat, CGFloat)] =
    [
      (.plain, 0, 320, 0), (.grouped, 0, 320, 35), (.insetGrouped, 16, 288, 35),
    ]

  @Test(arguments: cases) func rowsStandAsThoseOfATable(
    appearance: UICollectionLayoutListConfiguration.Appearance, x: CGFloat, width: CGFloat, y: CGFloat
  ) {
    let list = TextList(
      UICollectionLayoutListConfiguration(appearance: appearance), [("a", ["1", "2"]), ("b", ["3"])])
    #expect(list.cell(0)?.frame == CGRect(x: x, y: y, width: width, height: 44))
    #expect(list.cell(1)?.frame.minY == y + 44)
    #expect(list.cell(0, 1)?.frame.minY == y + 88 + (appearance == .plain ? 0 : 36))
  }

  @Test func headersOfGroupsAreSmallCapitalsAndThoseOfPlainListsAreNot() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let list = TextList(configuration, [("a", ["1"])])
      let header = list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      let cell = try #require(header as? UICollectionViewListCell)
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(content.textProperties.font.pointSize == (appearance == .plain ? 17 : 13))
      #expect(content.textProperties.transform == (appearance == .plain ? .none : .uppercase))
      #expect(list.cell(0)?.frame.minY == cell.frame.maxY)
    }
  }

  @Test func theFirstItemMayBeTheHeader() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = TextList(configuration, [("a", ["title", "1", "2"])])
    #expect((list.cell(0)?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font.pointSize == 13)
    #expect(list.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
    #expect(list.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func rowsGrowWithTheirText() {
    let text = "a row with so much text that it goes on in a second line"
    let list = TextList(UICollectionLayoutListConfiguration(appearance: .plain), [("a", [text, "2"])])
    let height = list.cell(0)?.frame.height ?? 0
    #expect(height > 60)
    #expect(list.cell(1)?.frame.minY == height)
  }

  @Test func accessoriesAndIndentationsTakeRoomFromTheContent() {
    let list = TextList(UICollectionLayoutListConfiguration(appearance: .plain), [("a", ["1", "2", "3"])]) {
      cell, text in
      cell.accessories =
        text == "1" ? [.checkmark()] : text == "2" ? [.checkmark(), .disclosureIndicator()] : [.reorder()]
      cell.indentationLevel = text == "3" ? 2 : 0
    }
    // A check mark is 14 points wide, a chevron 8; 8 points are between them and 16 at the edge.
    #expect(list.cell(0)?.contentView.frame.width == CGFloat(320 - 16 - 14))
    #expect(list.cell(1)?.contentView.frame.width == CGFloat(320 - 16 - 14 - 8 - 8))
    #expect(list.cell(2)?.contentView.frame.minX == 20)
    #expect(list.cell(2)?.contentView.frame.maxX == 320)
  }

  @Test func accessoriesOfEditingAreShownWhileTheCollectionIsEdited() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let list = TextList(UICollectionLayoutListConfiguration(appearance: .plain), [("a", ["1"])]) { cell, _ in
      cell.accessories = [
        .customView(configuration: .init(customView: mark, placement: .leading(displayed: .whenEditing)))
      ]
    }
    #expect(mark.superview == nil)
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(mark.superview === list.cell(0))
    #expect(mark.frame.minX == 16)
  }

  @Test func theAppDecidesAboutSeparators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, lines in
      var lines = lines
      if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
      lines.bottomSeparatorInsets.leading = 50
      return lines
    }
    let list = TextList(configuration, [("a", ["1", "2"])])
    func line(_ item: Int) -> UIView? { list.cell(item)?.subviews.first { $0.backgroundColor == .red && !$0.isHidden } }
    #expect(line(0) == nil)
    let shown = try #require(line(1))
    #expect(shown.frame.minX == 50)
    #expect(shown.frame.maxX == 320)
  }

  @Test func selectedRowsHaveAnotherBackground() {
    let list = TextList(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [("a", ["1"])])
    #expect(list.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    #expect(list.cell(0)?.configurationState.isSelected == true)
    #expect(list.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func everyCellInSightIsMadeOnce() {
    var made: [String] = []
    let list = TextList(UICollectionLayoutListConfiguration(appearance: .plain), [("a", ["1", "2", "3"])]) {
      made.append($1)
    }
    #expect(list.view.visibleCells.count == 3)
    #expect(made == ["1", "2", "3"])
  }
}
