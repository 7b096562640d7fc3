import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// A view with the frame that a compositional layout has computed.
struct ComposedPlace {
  var piece: CompositionBox.Piece
  var section: Int
  var category = UICollectionView.ElementCategory.cell
  var row: ListRow?
  /// True for a header or footer that stays visible during scrolling.
  var isPinned = false
  /// The colour of a list's background; nil for any other view.
  var color: UIColor?
}

/// Lays out a section along the axis of the layout: its headers, groups and footers.
///
/// Ours: headers and footers are outside of the section's upper and lower insets, several of them in sequence, and
/// those at the sides take their space from the groups.
@MainActor
struct SectionComposer {
  let section: NSCollectionLayoutSection
  let index: Int
  /// The axis along which the collection scrolls.
  let axis: CompositionAxis
  /// The visible size of the collection.
  let container: CGSize
  /// The insets of all sections, such as the safe area.
  let margins: NSDirectionalEdgeInsets
  let solver: CompositionSolver
  let measure: CompositionSolver.Measure
  private(set) var places: [ComposedPlace] = []
  /// The position along the axis at which the next part begins.
  private(set) var position: CGFloat

  init(
    _ section: NSCollectionLayoutSection, at index: Int, axis: CompositionAxis, container: CGSize,
    margins: NSDirectionalEdgeInsets, count: Int, traits: UITraitCollection, position: CGFloat,
    measure: @escaping CompositionSolver.Measure
  ) {
    (self.section, self.index, self.axis, self.container) = (section, index, axis, container)
    (self.margins, self.position, self.measure) = (margins, position, measure)
    solver = CompositionSolver(count: count, traits: traits, measure: measure)
  }

  private var insets: NSDirectionalEdgeInsets { section.contentInsets + margins }

  mutating func compose() {
    let start = position
    position += list(\.paddingAbove) ?? 0
    addBoundaries(isEnd: false)
    addGroups()
    addBoundaries(isEnd: true)
    position += list(\.paddingBelow) ?? 0
    addDecorations(from: start)
  }

  private func list<Value>(_ path: KeyPath<ListMetrics, Value>) -> Value? {
    section.list.map { ListMetrics(configuration: $0, section: index)[keyPath: path] }
  }

  // MARK: Groups

  private mutating func addGroups() {
    let insets = addSides(self.insets)
    let inner = container.inset(by: insets)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let groupAxis = isOrthogonal ? axis.other : axis
    var line = CompositionLine(axis: groupAxis, gap: .fixed(section.interGroupSpacing))
    while solver.hasItems {
      let first = solver.next
      guard let box = solver.box(for: section.group, in: inner), solver.next > first else { break }
      line.append(box, of: section.group)
    }
    let box = line.box(
      length: line.length, breadth: isOrthogonal ? line.breadth : groupAxis.breadth(inner), insets: .zero)
    let (along, across) = (axis.insets(insets), axis.other.insets(insets))
    position += along.before
    let origin = axis.point(position, across.before)
    for piece in box.pieces {
      var piece = piece
      piece.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      let category: UICollectionView.ElementCategory = piece.kind == nil ? .cell : .supplementaryView
      places.append(
        ComposedPlace(piece: piece, section: index, category: category, row: piece.kind == nil ? row(piece.item) : nil))
    }
    position += axis.length(box.size) + along.after
  }

  private func row(_ item: Int) -> ListRow? {
    section.list.map { ListMetrics(configuration: $0, section: index).row(item, of: solver.count) }
  }

  /// Lays out the headers and footers at the sides, and returns the insets that keep space for
  /// them.
  private mutating func addSides(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var insets = insets
    for item in section.boundarySupplementaryItems where side(of: item) == nil {
      let size = size(of: item, in: container.inset(by: insets))
      let isFirst = axis == .vertical ? item.alignment.isLeading : item.alignment.isTop
      let across = axis.other.insets(insets)
      let breadth = axis.breadth(container)
      let start = isFirst ? across.before : breadth - across.after - axis.breadth(size)
      add(item, CGRect(origin: axis.point(position + axis.insets(insets).before, start), size: size))
      guard item.extendsBoundary else { continue }
      switch (axis, isFirst) {
      case (.vertical, true): insets.leading += size.width
      case (.vertical, false): insets.trailing += size.width
      case (.horizontal, true): insets.top += size.height
      case (.horizontal, false): insets.bottom += size.height
      }
    }
    return insets
  }

  // MARK: Headers and footers

  /// Returns false for a header, true for a footer, nil for an item at a side.
  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool? {
    let alignment = item.alignment
    let (isStart, isEnd) =
      axis == .vertical ? (alignment.isTop, alignment.isBottom) : (alignment.isLeading, alignment.isTrailing)
    return isStart ? false : isEnd ? true : nil
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize) -> CGSize {
    let size = item.layoutSize.size(in: room)
    let axes = item.layoutSize.estimated
    return axes.width || axes.height ? measure(item.elementKind, 0, size, axes) : size
  }

  private mutating func addBoundaries(isEnd: Bool) {
    let insets = section.supplementariesFollowContentInsets ? insets : margins
    let across = axis.other.insets(insets)
    for item in section.boundarySupplementaryItems where side(of: item) == isEnd {
      let size = size(of: item, in: container.inset(by: insets))
      let rest = axis.breadth(container) - across.before - across.after - axis.breadth(size)
      let isFirst = axis == .vertical ? item.alignment.isLeading : item.alignment.isTop
      let isLast = axis == .vertical ? item.alignment.isTrailing : item.alignment.isBottom
      let start = across.before + (isFirst ? 0 : isLast ? rest : rest / 2)
      let along = isEnd && !item.extendsBoundary ? position - axis.length(size) : position
      add(item, CGRect(origin: axis.point(along, start), size: size))
      if item.extendsBoundary { position += axis.length(size) }
    }
  }

  private mutating func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect) {
    let insets = item.effectiveInsets
    let origin = CGPoint(
      x: frame.minX + insets.leading + item.offset.x, y: frame.minY + insets.top + item.offset.y)
    let piece = CompositionBox.Piece(
      kind: item.elementKind, item: 0, frame: CGRect(origin: origin, size: frame.size.inset(by: insets)),
      zIndex: item.zIndex)
    var place = ComposedPlace(piece: piece, section: index, category: .supplementaryView)
    place.isPinned = item.pinToVisibleBounds
    place.row = section.list.flatMap { ListMetrics(configuration: $0, section: index).title(ofKind: item.elementKind) }
    places.append(place)
  }

  // MARK: Decorations

  private mutating func addDecorations(from start: CGFloat) {
    let rect = CGRect(
      origin: axis.point(start, 0), size: axis.size(position - start, axis.breadth(container)))
    for item in section.decorationItems {
      let insets = item.contentInsets
      let frame = CGRect(
        origin: CGPoint(x: rect.minX + insets.leading, y: rect.minY + insets.top), size: rect.size.inset(by: insets))
      let piece = CompositionBox.Piece(kind: item.elementKind, item: 0, frame: frame, zIndex: item.zIndex)
      places.append(ComposedPlace(piece: piece, section: index, category: .decorationView))
    }
    guard let color = section.list?.backgroundColor else { return }
    let piece = CompositionBox.Piece(kind: ListBackground.kind, item: 0, frame: rect, zIndex: -2)
    places.append(ComposedPlace(piece: piece, section: index, category: .decorationView, color: color))
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static func + (first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading, bottom: first.bottom + second.bottom,
      trailing: first.trailing + second.trailing)
  }
}
