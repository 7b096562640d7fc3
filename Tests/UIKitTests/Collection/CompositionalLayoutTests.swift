import Testing
import UIKit

/// A cell whose content is as high as the test says.
final class SizedCell: UICollectionViewCell {
  private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 10)

  func setHeight(_ value: CGFloat) {
    height.constant = value
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }
}

/// A collection of sections with numbers of items, whose cells have heights of their own.
@MainActor
final class Composition: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]
  private let heights: [CGFloat]
  private let cells: UICollectionView.CellRegistration<SizedCell, CGFloat>

  init(
    _ layout: UICollectionViewCompositionalLayout, counts: [Int], heights: [CGFloat] = [10],
    size: CGSize = CGSize(width: 100, height: 80)
  ) {
    (self.counts, self.heights) = (counts, heights)
    cells = UICollectionView.CellRegistration { cell, _, height in cell.setHeight(height) }
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    for kind in ["head", "foot", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(_ section: NSCollectionLayoutSection, count: Int, heights: [CGFloat] = [10]) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: [count], heights: heights)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: heights[indexPath.item % heights.count])
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
  func frame(_ kind: String, section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

/// The frames of compositional layouts.
@MainActor
@Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func aRowTakesAsManyItemsAsFit() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item(.absolute(30), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let composition = Composition(section, count: 4)
    #expect(
      composition.frames() == [rect(0, 0, 30, 20), rect(30, 0, 30, 20), rect(60, 0, 30, 20), rect(0, 25, 30, 20)])
    #expect(composition.view.contentSize == CGSize(width: 100, height: 45))
  }

  @Test func threeThirdsFitInARow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    #expect(Composition(NSCollectionLayoutSection(group: group), count: 3).frames().allSatisfy { $0.minY == 0 })
  }

  @Test func equalItemsShareTheRowBesideTheSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: item(.absolute(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let composition = Composition(NSCollectionLayoutSection(group: group), count: 3)
    #expect(composition.frames() == [rect(0, 0, 45, 20), rect(55, 0, 45, 20), rect(0, 20, 45, 20)])
  }

  @Test func flexibleSpacingFillsTheRemainingSpace() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: item(.absolute(20), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .flexible(0)
    #expect(Composition(NSCollectionLayoutSection(group: group), count: 3).frames().map(\.minX) == [0, 40, 80])
  }

  @Test func flexibleEdgesCentreAnItem() {
    let centred = item(.absolute(20), .absolute(10))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: centred, count: 1)
    #expect(Composition(NSCollectionLayoutSection(group: group), count: 1).frames() == [rect(40, 10, 20, 10)])
  }

  @Test func groupsMayBeItemsOfGroups() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), column])
    let composition = Composition(NSCollectionLayoutSection(group: group), count: 4)
    #expect(
      composition.frames() == [rect(0, 0, 60, 40), rect(60, 0, 40, 20), rect(60, 20, 40, 20), rect(0, 40, 60, 40)])
  }

  @Test func insetsMakeItemsSmallerExceptAlongAnEstimatedAxis() {
    let inset = item(.fractionalWidth(0.5), .estimated(20))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [inset])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let composition = Composition(section, count: 2, heights: [12])
    #expect(composition.frames() == [rect(13, 5, 34, 12), rect(53, 5, 34, 12)])
    #expect(composition.view.contentSize.height == 24)
  }

  @Test(arguments: [false, true]) func rowsAreAsHighAsTheirHighestCell(isUniform: Bool) {
    let height: NSCollectionLayoutDimension = isUniform ? .uniformAcrossSiblings(estimate: 40) : .estimated(40)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item(.fractionalWidth(0.5), height)])
    let composition = Composition(NSCollectionLayoutSection(group: group), count: 4, heights: [10, 25, 30, 5])
    #expect(composition.frames().map(\.height) == (isUniform ? [25, 25, 30, 30] : [10, 25, 30, 5]))
    #expect(composition.frames().map(\.minY) == [0, 0, 25, 25])
    #expect(composition.view.contentSize.height == 55)
  }

  private func titledSection() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item(.fractionalWidth(1), .absolute(30))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 8)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(12)), elementKind: "head", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(9)), elementKind: "foot", alignment: .bottomTrailing),
    ]
    return section
  }

  @Test func headersAndFootersStandOutsideOfTheInsets() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: titledSection(), configuration: configuration)
    let composition = Composition(layout, counts: [1, 1])
    #expect(composition.frame("head") == rect(8, 0, 84, 12))
    #expect(composition.frames() == [rect(8, 16, 84, 30)])
    #expect(composition.frame("foot") == rect(72, 52, 20, 9))
    #expect(composition.frame("head", section: 1)?.minY == 71)
    #expect(composition.view.contentSize.height == 132)
  }

  @Test func pinnedHeadersStayInSightWithinTheirSection() {
    let section = titledSection()
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let composition = Composition(section, count: 5)
    for (offset, expected) in [(0, 0), (50, 50), (181, 169)] as [(CGFloat, CGFloat)] {
      composition.view.contentOffset.y = offset
      composition.view.setNeedsLayout()
      composition.view.layoutIfNeeded()
      #expect(composition.frame("head")?.minY == expected)
    }
  }

  @Test func sectionsThatScrollAcrossLieBesideEachOtherAtOffsetZero() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.6), .absolute(20)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let composition = Composition(section, count: 4)
    #expect(composition.frames().map(\.minX) == [0, 70, 140, 210])
    #expect(composition.view.contentSize == CGSize(width: 100, height: 20))
    #expect(composition.view.visibleCells.count == 2)
  }

  @Test func horizontalLayoutsGrowToTheRight() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(30), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let composition = Composition(layout, counts: [3])
    #expect(composition.frames() == [rect(0, 0, 30, 40), rect(0, 40, 30, 40), rect(30, 0, 30, 40)])
    #expect(composition.view.contentSize == CGSize(width: 60, height: 80))
  }

  @Test func badgesStandAtTheirAnchors() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(40), .absolute(40)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [cell])
    let composition = Composition(NSCollectionLayoutSection(group: group), count: 1)
    #expect(composition.frame("badge") == rect(35, -5, 10, 10))
  }

  @Test func itemsOfACustomGroupStandWhereTheClosureSays() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 10, y: 5, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 40, width: 10, height: 10)),
      ]
    }
    let composition = Composition(NSCollectionLayoutSection(group: group), count: 3)
    #expect(composition.frames() == [rect(90, 5, 10, 10), rect(0, 40, 10, 10), rect(90, 55, 10, 10)])
  }

  @Test(arguments: 1...20) func randomItemsKeepTheirOrderAndDoNotOverlap(seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ count: UInt64) -> CGFloat {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((random >> 33) % count)
    }
    let subitems = (0...Int(next(3))).map { _ in item(.absolute(10 + next(60)), .absolute(5 + next(20))) }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: subitems)
    group.interItemSpacing = .fixed(next(5))
    let frames = Composition(NSCollectionLayoutSection(group: group), count: 12).frames()
    #expect(frames.count == 12)
    for (former, latter) in zip(frames, frames.dropFirst()) {
      #expect(!former.insetBy(dx: 0.5, dy: 0.5).intersects(latter))
      #expect(latter.minY > former.minY || latter.minX >= former.maxX)
      #expect(latter.maxX <= 100)
    }
  }
}
