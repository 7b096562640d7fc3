import CoreGraphics
import Foundation
import UIFoundation

/// A row or column of laid-out items and groups with spaces between them.
@MainActor
struct CompositionLine {
  let axis: CompositionAxis
  let gap: NSCollectionLayoutSpacing?
  private var parts: [(box: CompositionBox, item: NSCollectionLayoutItem)] = []

  init(axis: CompositionAxis, gap: NSCollectionLayoutSpacing?) { (self.axis, self.gap) = (axis, gap) }

  /// The total length of the items and of the minimum spaces between them, along the axis.
  private(set) var length: CGFloat = 0
  /// The largest extent of an item across the axis, including the spaces beside the item.
  var breadth: CGFloat {
    parts.map { axis.breadth($0.box.size) + Self.fixed(axis.other.spacings($0.item)) }.max() ?? 0
  }

  private static func fixed(_ pair: (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)) -> CGFloat {
    (pair.0?.spacing ?? 0) + (pair.1?.spacing ?? 0)
  }

  /// Returns the length that the line would have with one more item at its end.
  func length(appending box: CompositionBox, of item: NSCollectionLayoutItem) -> CGFloat {
    length + (parts.isEmpty ? 0 : gap?.spacing ?? 0) + axis.length(box.size) + Self.fixed(axis.spacings(item))
  }

  mutating func append(_ box: CompositionBox, of item: NSCollectionLayoutItem) {
    length = length(appending: box, of: item)
    parts.append((box, item))
  }

  /// Gives all items whose size is uniform across siblings the same breadth: the breadth of the
  /// broadest such item.
  mutating func evenOut() {
    func isUniform(_ item: NSCollectionLayoutItem) -> Bool {
      let size = item.layoutSize
      return (axis == .horizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
    }
    let most = parts.filter { isUniform($0.item) }.map { axis.breadth($0.box.size) }.max() ?? 0
    for index in parts.indices where isUniform(parts[index].item) {
      let growth = most - axis.breadth(parts[index].box.size)
      parts[index].box.size = axis.size(axis.length(parts[index].box.size), most)
      guard let cell = parts[index].box.pieces.firstIndex(where: { $0.kind == nil }) else { continue }
      let size = parts[index].box.pieces[cell].frame.size
      parts[index].box.pieces[cell].frame.size = axis.size(axis.length(size), axis.breadth(size) + growth)
    }
  }

  /// Returns the layout of the line for the given length and breadth. Flexible spaces share the
  /// remaining length equally.
  func box(length room: CGFloat, breadth: CGFloat, insets: NSDirectionalEdgeInsets) -> CompositionBox {
    let (along, across) = (axis.insets(insets), axis.other.insets(insets))
    var box = CompositionBox(
      size: axis.size(room + along.before + along.after, breadth + across.before + across.after))
    let share = share(of: room - length)
    var position = along.before
    for (index, part) in parts.enumerated() {
      if index > 0 { position += space(gap, share) }
      let spacings = axis.spacings(part.item)
      position += space(spacings.before, share)
      box.add(part.box, at: axis.point(position, across.before + offset(of: part, in: breadth)))
      position += axis.length(part.box.size) + space(spacings.after, share)
    }
    return box
  }

  private func space(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }

  private func share(of rest: CGFloat) -> CGFloat {
    var spacings = parts.flatMap { [axis.spacings($0.item).before, axis.spacings($0.item).after] }
    spacings += Array(repeating: gap, count: max(0, parts.count - 1))
    let flexible = spacings.filter { $0?.isFlexible == true }.count
    return flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
  }

  private func offset(of part: (box: CompositionBox, item: NSCollectionLayoutItem), in breadth: CGFloat) -> CGFloat {
    let spacings = axis.other.spacings(part.item)
    let rest = max(0, breadth - axis.breadth(part.box.size) - Self.fixed(spacings))
    let flexible = [spacings.before, spacings.after].filter { $0?.isFlexible == true }.count
    return space(spacings.before, flexible > 0 ? rest / CGFloat(flexible) : 0)
  }
}
