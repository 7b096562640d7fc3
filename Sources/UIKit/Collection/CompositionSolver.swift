import CoreGraphics
import Foundation
import UIFoundation

/// Lays out the groups of a section, item by item.
///
/// The rules are those that Apple's documentation of `NSCollectionLayoutItem`, `NSCollectionLayoutGroup` and
/// `NSCollectionLayoutSize` states: fractions are of the container within its insets, insets make an item smaller after
/// its size was computed and are ignored along an estimated axis, a `count` with equal items divides the room, and
/// flexible spacings share the rest. Ours: a group with an estimated length along its axis takes as many items as fit
/// into the estimate by their own estimates, but every subitem at least once.
@MainActor
final class CompositionSolver {
  /// A closure that returns the preferred size of an item's view, given a size. Only a length along
  /// an estimated axis may differ from the given size.
  typealias Measure = (_ kind: String?, _ item: Int, _ size: CGSize, _ axes: (width: Bool, height: Bool)) -> CGSize

  let count: Int
  private(set) var next = 0
  private let traits: UITraitCollection
  private let measure: Measure

  init(count: Int, traits: UITraitCollection, measure: @escaping Measure) {
    (self.count, self.traits, self.measure) = (count, traits, measure)
  }

  var hasItems: Bool { next < count }

  /// Returns the layout of an item or a group in a container of the given size; nil if the section
  /// has no items left for it.
  func box(for item: NSCollectionLayoutItem, in container: CGSize) -> CompositionBox? {
    box(for: item, size: item.layoutSize.size(in: container), item.layoutSize.estimated)
  }

  private func box(
    for item: NSCollectionLayoutItem, size: CGSize, _ axes: (width: Bool, height: Bool)
  ) -> CompositionBox? {
    guard hasItems else { return nil }
    let first = next
    var box =
      if let group = item as? NSCollectionLayoutGroup { groupBox(group, size, axes) } else { cellBox(item, size, axes) }
    let rect = CGRect(origin: .zero, size: box.size)
    for badge in item.supplementaryItems {
      let place = item is NSCollectionLayoutGroup ? rect : box.pieces[0].frame
      box.pieces.append(supplementary(badge, at: place, item: first))
    }
    return box
  }

  private func cellBox(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ axes: (width: Bool, height: Bool)
  ) -> CompositionBox {
    let insets = item.effectiveInsets
    var inner = size.inset(by: insets)
    if axes.width || axes.height { inner = measure(nil, next, inner, axes) }
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner)
    defer { next += 1 }
    return CompositionBox(size: inner.outset(by: insets), pieces: [.init(kind: nil, item: next, frame: frame)])
  }

  /// Returns the frame of the view for a supplementary item, such as a badge, that is anchored to
  /// the rectangle `rect`.
  func supplementary(
    _ badge: NSCollectionLayoutSupplementaryItem, at rect: CGRect, item: Int
  ) -> CompositionBox.Piece {
    var size = badge.layoutSize.size(in: rect.size)
    let axes = badge.layoutSize.estimated
    if axes.width || axes.height { size = measure(badge.elementKind, item, size, axes) }
    return CompositionBox.Piece(
      kind: badge.elementKind, item: item, frame: badge.frame(at: rect, size: size), zIndex: badge.zIndex)
  }

  // MARK: Groups

  private func groupBox(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ axes: (width: Bool, height: Bool)
  ) -> CompositionBox {
    let inner = size.inset(by: group.effectiveInsets)
    if let provider = group.provider { return customBox(group, provider, size: size) }
    let axis: CompositionAxis = group.isHorizontal ? .horizontal : .vertical
    let isEstimated = axis.flag(axes)
    var line = CompositionLine(axis: axis, gap: group.interItemSpacing)
    switch group.filling {
    case .room: fill(&line, with: group.subitems, inner, isEstimated: isEstimated)
    case .repeated(let count): repeatItem(group.subitems[0], count, in: &line, inner) { $0.layoutSize.size(in: inner) }
    case .equal(let count):
      let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
      let length = max(0, (axis.length(inner) - gaps) / CGFloat(count))
      repeatItem(group.subitems[0], count, in: &line, inner, fixesLength: !isEstimated) { item in
        let own = item.layoutSize.size(in: inner)
        return isEstimated ? own : axis.size(length, axis.breadth(own))
      }
    }
    line.evenOut()
    let length = isEstimated ? line.length : axis.length(inner)
    let breadth = axis.other.flag(axes) ? line.breadth : axis.breadth(inner)
    return line.box(length: length, breadth: breadth, insets: group.effectiveInsets)
  }

  private func fill(
    _ line: inout CompositionLine, with subitems: [NSCollectionLayoutItem], _ inner: CGSize, isEstimated: Bool
  ) {
    var (index, expected) = (0, CompositionLine(axis: line.axis, gap: line.gap))
    let room = line.axis.length(inner) + Self.tolerance
    while hasItems {
      let item = subitems[index % subitems.count]
      if isEstimated {
        expected.append(CompositionBox(size: item.layoutSize.size(in: inner)), of: item)
        if index >= subitems.count, expected.length > room { return }
      }
      let first = next
      guard let box = box(for: item, in: inner) else { return }
      if !isEstimated, index > 0, line.length(appending: box, of: item) > room { return next = first }
      line.append(box, of: item)
      index += 1
      if line.axis.length(box.size) == 0, index > count { return }
    }
  }

  /// The length in points by which items may exceed the available length. It lets three items fit
  /// that are each a third of the length.
  private static let tolerance: CGFloat = 0.01

  private func repeatItem(
    _ item: NSCollectionLayoutItem, _ count: Int, in line: inout CompositionLine, _ inner: CGSize,
    fixesLength: Bool = false, size: (NSCollectionLayoutItem) -> CGSize
  ) {
    var axes = item.layoutSize.estimated
    if fixesLength, line.axis == .horizontal { axes.width = false }
    if fixesLength, line.axis == .vertical { axes.height = false }
    for _ in 0..<count {
      guard let box = box(for: item, size: size(item), axes) else { return }
      line.append(box, of: item)
    }
  }

  private func customBox(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize
  ) -> CompositionBox {
    let environment = CompositionEnvironment(size, insets: group.effectiveInsets, traits: traits)
    var box = CompositionBox(size: size)
    for place in provider(environment) where hasItems {
      box.pieces.append(.init(kind: nil, item: next, frame: place.frame, zIndex: place.zIndex))
      next += 1
    }
    // A closure that returns no frames would defer the items to a group that never comes.
    if box.pieces.isEmpty { next = count }
    return box
  }
}
