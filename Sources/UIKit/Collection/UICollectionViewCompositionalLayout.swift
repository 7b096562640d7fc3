public import CoreGraphics
public import Foundation
import UIFoundation

/// A closure that returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The settings that all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout. Their index path is the index path of the first
  /// item.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A layout that is composed of sections, groups and items.
///
/// All estimated sizes are determined when the layout is prepared, by asking the cells. So estimates matter only where
/// a group takes as many items as fit. Sections that scroll across the collection are laid out at offset 0.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  private var places: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var pinned: [(place: UICollectionViewLayoutAttributes, natural: CGFloat, span: ClosedRange<CGFloat>)] = []
  private var contentLength: CGFloat = 0

  /// Creates a compositional layout whose sections are returned by a closure.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a compositional layout whose sections are returned by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
    register(ListBackground.self, forDecorationViewOfKind: ListBackground.kind)
  }

  /// Creates a compositional layout with the same section for all indices.
  public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

  /// Creates a compositional layout with the same section for all indices, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Returns nil, since layouts cannot be decoded from an interface file.
  public required init?(coder: NSCoder) { nil }

  /// Creates a compositional layout whose sections are lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Sections

  private var axis: CompositionAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// The visible size of the collection.
  private var container: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  private func section(at index: Int) -> NSCollectionLayoutSection {
    if let section = sections[index] { return section }
    let traits = collectionView?.traitCollection ?? .current
    guard let section = provider(index, CompositionEnvironment(container, traits: traits)) else {
      preconditionFailure("the section provider of a compositional layout returned nil for section \(index)")
    }
    sections[index] = section
    return section
  }

  /// Returns the list style and the role of a view in the list; nil outside of lists.
  func placement(ofKind kind: String?, at path: IndexPath) -> ListPlacement? {
    guard path.count == 2, let list = section(at: path.section).list else { return nil }
    let metrics = ListMetrics(configuration: list, section: path.section)
    return kind.map { metrics.title(ofKind: $0)?.placement } ?? metrics.placement(ofItem: path.item)
  }

  /// Returns the insets at the sides of a section for a reference, such as the safe area.
  private func margins(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let collectionView else { return .zero }
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let insets: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: collectionView.safeAreaInsets
      case .layoutMargins, .readableContent: collectionView.layoutMargins
      }
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    (sections, places, items, pinned, contentLength) = ([:], [], [:], [], 0)
    guard let collectionView else { return }
    let ends = Dictionary(grouping: configuration.boundarySupplementaryItems) { $0.alignment.isBottom }
    addEnds(ends[false] ?? [], in: collectionView)
    for index in 0..<collectionView.numberOfSections {
      if index > 0 { contentLength += configuration.interSectionSpacing }
      addSection(index, of: collectionView)
    }
    addEnds(ends[true] ?? [], in: collectionView)
    stretchBackgrounds(in: collectionView)
    if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
  }

  private func addSection(_ index: Int, of collectionView: UICollectionView) {
    let section = section(at: index)
    var composer = SectionComposer(
      section, at: index, axis: axis, container: container, margins: margins(of: section.contentInsetsReference),
      count: collectionView.numberOfItems(inSection: index), traits: collectionView.traitCollection,
      position: contentLength, measure: measure(index))
    composer.compose()
    add(composer.places, from: contentLength, to: composer.position)
    contentLength = composer.position
  }

  /// Adds headers or footers of the whole layout, as a section without items.
  private func addEnds(_ ends: [NSCollectionLayoutBoundarySupplementaryItem], in collectionView: UICollectionView) {
    guard !ends.isEmpty else { return }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = ends
    var composer = SectionComposer(
      section, at: 0, axis: axis, container: container, margins: margins(of: .automatic), count: 0,
      traits: collectionView.traitCollection, position: contentLength, measure: measure(0))
    composer.compose()
    add(composer.places, from: 0, to: .greatestFiniteMagnitude)
    contentLength = composer.position
  }

  private func measure(_ section: Int) -> CompositionSolver.Measure {
    { [weak self] kind, item, size, axes in
      let path = IndexPath(item: item, section: section)
      let place = UICollectionViewLayoutAttributes(kind, path)
      place.frame.size = size
      place.estimated = axes
      guard let self, let collectionView else { return size }
      if let list = self.section(at: section).list {
        let metrics = ListMetrics(configuration: list, section: section)
        place.row =
          kind.map { metrics.title(ofKind: $0) }
          ?? metrics.row(item, of: collectionView.numberOfItems(inSection: section))
      }
      return collectionView.preferredPlace(instead: place)?.frame.size ?? size
    }
  }

  private func add(_ composed: [ComposedPlace], from start: CGFloat, to end: CGFloat) {
    for part in composed {
      let path = IndexPath(item: part.piece.item, section: part.section)
      let place =
        part.category == .decorationView
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: part.piece.kind ?? "", with: path)
        : UICollectionViewLayoutAttributes(part.piece.kind, path)
      place.frame = part.piece.frame
      place.zIndex = part.piece.zIndex
      place.row = part.row
      place.backgroundColor = part.color
      places.append(place)
      if part.category == .cell { items[path] = place }
      let natural = axis == .vertical ? place.frame.minY : place.frame.minX
      if part.isPinned { pinned.append((place, natural, start...end)) }
    }
  }

  /// Extends the background of the last list to the bottom of the collection view.
  private func stretchBackgrounds(in collectionView: UICollectionView) {
    let backgrounds = places.filter { $0.representedElementKind == ListBackground.kind }
    guard axis == .vertical, let last = backgrounds.last, last.frame.maxY >= contentLength else { return }
    last.frame.size.height = max(last.frame.height, container.height - last.frame.minY)
  }

  private func mirror() {
    let width = collectionViewContentSize.width
    for place in places { place.frame.origin.x = width - place.frame.maxX }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return axis.size(contentLength, axis.breadth(container))
  }

  /// Moves pinned headers and footers so that they stay visible.
  private func pin() {
    guard let collectionView else { return }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    for (place, natural, span) in pinned {
      let length = axis.length(place.frame.size)
      let isFooter = natural > span.lowerBound + length && natural + length >= span.upperBound - 1
      let (top, bottom) = axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
      let moved =
        isFooter
        ? max(span.lowerBound, min(natural, bottom - length))
        : min(max(natural, top), max(natural, span.upperBound - length))
      place.frame.origin = axis.point(moved, axis == .vertical ? place.frame.minX : place.frame.minY)
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    pin()
    return places.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return places.first {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

extension UICollectionViewLayoutAttributes {
  /// Creates layout attributes for a cell, or for a view of an element kind.
  fileprivate convenience init(_ kind: String?, _ path: IndexPath) {
    if let kind {
      self.init(forSupplementaryViewOfKind: kind, with: path)
    } else {
      self.init(forCellWith: path)
    }
  }
}
