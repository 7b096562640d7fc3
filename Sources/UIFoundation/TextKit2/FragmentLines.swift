import CoreGraphics
import Foundation
import GalleyText

/// The lines of a paragraph within the layout of the whole text.
struct FragmentLines {
  private let range: NSRange
  /// The offset at which the laid-out part of the paragraph ends.
  private let end: Int
  private let lines: [LineFragment]
  private let container: NSTextContainer
  private let manager: NSLayoutManager

  /// Creates the lines of a range; nil if the layout has no line in the range.
  init?(of range: NSRange, in layout: TextLayout, container: NSTextContainer, manager: NSLayoutManager) {
    let isLast = NSMaxRange(range) == manager.numberOfGlyphs
    let found = layout.lines.filter { line in
      line.isExtra ? isLast : range.location <= line.range.lowerBound && line.range.lowerBound < NSMaxRange(range)
    }
    guard !found.isEmpty else { return nil }
    self.range = range
    end = min(NSMaxRange(range), layout.overflow?.lowerBound ?? .max)
    lines = found
    self.container = container
    self.manager = manager
  }

  func fill(_ fragment: NSTextLayoutFragment) {
    let padding = container.lineFragmentPadding
    let rects = lines.map { line in
      let (rect, used) = (CGRect(line.rect), CGRect(line.usedRect))
      return CGRect(
        x: used.minX + padding, y: rect.minY, width: max(0, used.width - 2 * padding), height: rect.height)
    }
    let frame = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    let text = (fragment.textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let made = lines.indices.map { index in
      let (line, rect) = (lines[index], rects[index])
      let next = index + 1 < lines.count && !lines[index + 1].isExtra ? lines[index + 1].range.lowerBound : end
      let own = NSRange(
        location: line.range.lowerBound - range.location, length: line.isExtra ? 0 : next - line.range.lowerBound)
      return NSTextLineFragment(
        text, own, start: range.location, bounds: rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
        baseline: CGFloat(line.baseline) - rect.minY, origin: frame.origin, in: container, of: manager)
    }
    fragment.take(made, frame: frame)
  }
}
