import CoreGraphics
import Foundation
import GalleyBase
package import GalleyText

extension NSTextContainer {
  /// The minimum width or height that counts as unlimited: UIKit's own `largeNumberForText`, in
  /// points.
  private static let unlimited: CGFloat = 10_000_000

  /// The container in the engine's form.
  package var engineContainer: TextContainer {
    func side(_ length: CGFloat) -> Double {
      length > 0 && length < NSTextContainer.unlimited ? Double(length) : .infinity
    }
    return TextContainer(
      size: Size(width: side(size.width), height: side(size.height)), lineFragmentPadding: Double(lineFragmentPadding),
      maximumNumberOfLines: max(0, maximumNumberOfLines), exclusionPaths: exclusionPaths.map { Path($0.cgPath) },
      lineBreakMode: lineBreakMode.mode)
  }

  /// Notifies the delegate and then the layout manager that the space for lines may have changed.
  /// - Parameter oldSize: the size before; nil if it is the same.
  func noteChange(from oldSize: CGSize? = nil) {
    if let layoutManager {
      layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldSize ?? size)
      layoutManager.textContainerChangedGeometry(self)
    }
    noteToView?()
  }

  /// Updates the container lists of the old and the new layout manager.
  func noteLayoutManager(replacing old: NSLayoutManager?) {
    if let old, let index = old.textContainers.firstIndex(where: { $0 === self }) { old.removeTextContainer(at: index) }
    guard let layoutManager, !layoutManager.textContainers.contains(where: { $0 === self }) else { return }
    layoutManager.addTextContainer(self)
  }

  /// Returns the first part of a line's rectangle that no exclusion path covers, and the rest of
  /// the rectangle after that part. The rectangle may be moved down to find space. Both results are
  /// zero if there is no space.
  func standardRects(in proposed: CGRect, isRightToLeft: Bool) -> (first: CGRect, rest: CGRect) {
    let container = engineContainer
    var strip = Rect(proposed)
    guard strip.minY < container.size.height, let top = container.top(withRoomFor: strip) else { return (.zero, .zero) }
    strip.origin.y = top
    let free = container.lineFragmentRects(forProposedRect: strip).filter {
      $0.width > 2 * container.lineFragmentPadding
    }
    guard let first = isRightToLeft ? free.last : free.first else { return (.zero, .zero) }
    guard free.count > 1 else { return (CGRect(first), .zero) }
    let rest =
      isRightToLeft
      ? Rect(x: strip.minX, y: top, width: first.minX - strip.minX, height: strip.height)
      : Rect(x: first.maxX, y: top, width: strip.maxX - first.maxX, height: strip.height)
    return (CGRect(first), CGRect(rest))
  }

  /// The maximum number of parts that a line can have beside exclusion paths.
  private static let mostParts = 64

  /// Returns the parts of a line's rectangle in which a subclass permits text.
  func askedRects(_ proposal: LayoutHooks.Proposal) -> [Rect] {
    var rects: [CGRect] = []
    var proposed = CGRect(proposal.rect)
    while rects.count < NSTextContainer.mostParts {
      var rest = CGRect.zero
      let rect = lineFragmentRect(
        forProposedRect: proposed, at: proposal.offset,
        writingDirection: proposal.isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
      guard !rect.isEmpty || rect.width > 0 else { break }
      rects.append(rect)
      guard rest.width > 0, rest != proposed else { break }
      proposed = rest
    }
    return rects.map { Rect($0) }
  }
}
