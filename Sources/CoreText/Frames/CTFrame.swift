// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import UIFoundation

/// Lines of text in a region. Its coordinates are those of Core Text: y up.
public final class CTFrame: NSObject {
  let path: CGPath
  let bounds: CGRect
  let source: SetText
  let layout: TextLayout
  let lines: [CTLine]
  /// The beginning of the frame's text in the source's.
  let start: Int
  /// The number of characters that the frame was to show.
  let count: Int

  init(_ source: SetText, range: Range<Int>, in path: CGPath) {
    self.path = path
    bounds = path.boundingBox
    start = range.lowerBound
    count = range.count
    let container = TextContainer(size: Size(width: Double(bounds.width), height: Double(bounds.height)))
    let (part, layout) = source.filling(container, with: range)
    self.layout = layout
    self.source = part
    // A lone container of the engine shows its first line however high it is; a frame does not.
    let fitting = layout.lines.indices.filter {
      !layout.lines[$0].isExtra && layout.lines[$0].usedRect.minY < Double(path.boundingBox.height)
    }
    lines = fitting.map { index in
      let next = index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : nil
      let end = next ?? layout.overflow?.lowerBound ?? part.text.count
      let lower = layout.lines[index].range.lowerBound
      return CTLine(
        layout, index, of: part, start: range.lowerBound,
        range: NSRange(location: range.lowerBound + lower, length: end - lower))
    }
  }
}

extension SetText {
  /// The number of characters that a frame is filled with first.
  private static let firstLength = 4096

  /// Returns a part of the text that fills a container, or all of a range if it is less, and its lines. What does not
  /// fit is not shaped: a text of many pages costs each page its own.
  func filling(_ container: TextContainer, with range: Range<Int>) -> (part: SetText, layout: TextLayout) {
    var length = SetText.firstLength
    while true {
      let end = min(range.upperBound, endOfParagraph(at: min(range.upperBound, range.lowerBound + length)))
      let own = range.lowerBound..<end
      let part = own == 0..<text.count ? self : self.part(own)
      let layout = part.layOut(in: container)
      if end == range.upperBound || layout.overflow != nil { return (part, layout) }
      length *= 4
    }
  }

  /// The end of the paragraph of a character, behind its separator.
  func endOfParagraph(at index: Int) -> Int {
    let units = text.utf16
    var end = index
    while end < units.count {
      let unit = units[end]
      end += 1
      if unit == 0x0D, end < units.count, units[end] == 0x0A { end += 1 }
      if [0x0A, 0x0D, 0x85, 0x2029].contains(unit) { return end }
    }
    return end
  }

  /// A part of the text by itself.
  func part(_ range: Range<Int>) -> SetText { SetText(attributed.attributedSubstring(from: NSRange(range))) }
}

/// Returns the characters that have a place.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.lines.last.map { NSMaxRange($0.range) - frame.start } ?? 0)
}

/// Returns the characters of the frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.count)
}

/// Returns the region.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines in their order.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies the beginnings of the baselines of lines, from the lower left corner of the region's bounds; a length of 0 is
/// all to the end.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let end = range.length == 0 ? frame.lines.count : min(frame.lines.count, range.location + range.length)
  for index in range.location..<max(range.location, end) {
    origins[index - range.location] = frame.origin(ofLine: index)
  }
}

/// Draws the lines.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for index in frame.lines.indices {
    let origin = frame.origin(ofLine: index)
    let place = CGAffineTransform(
      translationX: frame.bounds.minX + origin.x, y: frame.bounds.minY + origin.y)
    frame.lines[index].draw(nil, at: place, in: context)
  }
}

extension CTFrame {
  /// The beginning of the baseline of a line, from the lower left corner of the region's bounds.
  func origin(ofLine index: Int) -> CGPoint {
    CGPoint(x: CGFloat(lines[index].left), y: bounds.height - CGFloat(lines[index].line.baseline))
  }
}
