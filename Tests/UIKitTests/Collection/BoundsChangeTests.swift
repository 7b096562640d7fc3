import Testing
import UIKit

@MainActor @Suite struct BoundsChangeTests {
  /// A layout whose one item stays at the upper edge of what is seen.
  private final class StickyLayout: UICollectionViewFlowLayout {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    override class var invalidationContextClass: AnyClass { Context.self }
    var asked: [CGFloat] = []
    var contexts: [String] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append(newBounds.minY)
      return newBounds.minY < 100
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append("\(type(of: context))")
      super.invalidateLayout(with: context)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let places = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)) ?? []
      for place in places where place.indexPath.item == 0 { place.frame.origin.y = rect.minY }
      return places
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func aLayoutIsAskedAboutPlacesItIsScrolledTo() {
    let layout = StickyLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    layout.asked = []
    layout.contexts = []
    for offset in [40, 90, 120] as [CGFloat] {
      view.contentOffset = CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == offset)
    }
    #expect(layout.asked == [40, 90, 120])
    #expect(layout.contexts == ["Context", "Context"])
  }
}
