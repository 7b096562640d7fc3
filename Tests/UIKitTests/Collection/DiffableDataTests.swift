import Testing
import UIKit

/// Data sources that are told all they have at once.
@MainActor
@Suite struct DiffableDataTests {
  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func aTableShowsASnapshotAndKeepsItsSelection() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([1, 2, 3]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3"])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    source.apply(snapshot([3, 4, 2]))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 0))
    #expect(source.index(for: "a") == 0)
  }

  @Test(arguments: [false, true]) func reconfiguredItemsKeepTheirCellsAndReloadedOnesDoNot(isReload: Bool) {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    var calls: [Int] = []
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in calls.append(item) }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.apply(snapshot([1, 2]))
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    calls = []
    var again = source.snapshot()
    if isReload { again.reloadItems([2]) } else { again.reconfigureItems([2]) }
    source.apply(again)
    view.layoutIfNeeded()
    #expect(calls == (isReload ? [1, 2] : [2]))
    if !isReload { #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell) }
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func rowsOfATableAreReconfiguredInPlace() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var suffix = ""
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)\(suffix)"
      return cell
    }
    source.apply(snapshot([1, 2]))
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    suffix = "!"
    var again = source.snapshot()
    again.reconfigureItems([2])
    source.apply(again)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2!"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  @Test func itemsBelowCollapsedOnesAreHidden() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2)
    #expect(tree.parent(of: "a2") == "a")
    #expect(tree.snapshot(of: "a").rootItems == ["a1", "a2"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a2", "b"])
  }
}
