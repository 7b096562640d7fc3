import Testing
import UIKit

@MainActor @Suite struct CollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Cell: UICollectionViewCell {}

  private let source = Source()

  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func linesAreSpreadOutButTheLast() {
    let view = collection()
    let layout = view.collectionViewLayout
    let frames = (0..<5).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
    #expect(
      frames == [
        CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 0, y: 80),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 110))
  }

  @Test func cellsInSightAreMadeOfTheirClass() {
    let view = collection()
    #expect(view.visibleCells.count == 4)
    #expect(view.visibleCells.allSatisfy { $0 is Cell })
    #expect(view.indexPathForItem(at: CGPoint(x: 61, y: 41)) == IndexPath(item: 3, section: 0))
  }

  @Test func snapshotsKeepTheirOrder() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func tapsSelectDuringEditingOnlyIfAllowed() {
    let view = collection()
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.isEditing = true
    window.tap(at: CGPoint(x: 20, y: 15))
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsMultipleSelectionDuringEditing = true
    window.tap(at: CGPoint(x: 20, y: 15))
    window.tap(at: CGPoint(x: 80, y: 15))
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
  }

  @Test func aNibThatMakesItsViewsMakesCells() {
    final class CellNib: UINib {
      override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        [Cell(frame: .zero)]
      }
    }
    let view = collection()
    view.register(CellNib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: IndexPath(item: 0, section: 0))
    #expect(cell is Cell)
    #expect(cell.reuseIdentifier == "nib")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "nib")
    let other = view.dequeueReusableCell(withReuseIdentifier: "nib", for: IndexPath(item: 1, section: 0))
    #expect(type(of: other) == UICollectionViewCell.self)
  }

  @Test func aTapHighlightsAnItemBeforeItSelectsIt() {
    final class Log: NSObject, UICollectionViewDelegate {
      var lines: [String] = []
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
      }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        lines.append("highlight \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        lines.append("unhighlight \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
      }
    }
    let (view, log) = (collection(), Log())
    view.delegate = log
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.tap(at: CGPoint(x: 20, y: 15))
    window.tap(at: CGPoint(x: 80, y: 15))
    #expect(log.lines == ["highlight 0", "select 0", "unhighlight 0"])
  }

  @Test func codeSelectsDuringEditingTooAndOnce() {
    let view = collection()
    view.isEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    for _ in 0...1 { view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0])
  }
}
