// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import UIFoundation

/// Lines of text that fill a region. Coordinates are Core Text's, with y upwards.
public final class CTFrame: NSObject {
  let path: CGPath
  let bounds: CGRect
  let source: SetText
  let layout: TextLayout
  let lines: [CTLine]
  /// The offset of the frame's text in the source text.
  let start: Int
  /// The number of characters that the frame was requested to show.
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
    // The engine shows the first line of a single container even if it does not fit; a frame does not.
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
  /// The number of characters with which the search for the frame's text begins.
  private static let firstLength = 4096

  /// Returns the part of a range that fills a container, with its layout; the whole range if it
  /// fits. Text after that part is not shaped. The time for one page of a long text therefore
  /// depends only on the length of the page.
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

  /// Returns the end of the paragraph that contains a character. The paragraph separator belongs to
  /// the paragraph.
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

  /// Returns a part of the text as a separate text.
  func part(_ range: Range<Int>) -> SetText { SetText(attributed.attributedSubstring(from: NSRange(range))) }
}

/// Returns the range of the characters that fit into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.lines.last.map { NSMaxRange($0.range) - frame.start } ?? 0)
}

/// Returns the range of the frame's characters.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.count)
}

/// Returns the region that the frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines in order.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies the origins of lines; a range of length 0 extends to the last line. An origin is the
/// start of a baseline, relative to the lower left corner of the region's bounds.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let end = range.length == 0 ? frame.lines.count : min(frame.lines.count, range.location + range.length)
  for index in range.location..<max(range.location, end) {
    origins[index - range.location] = frame.origin(ofLine: index)
  }
}

/// Draws the lines of a frame into a context.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for index in frame.lines.indices {
    let origin = frame.origin(ofLine: index)
    let place = CGAffineTransform(
      translationX: frame.bounds.minX + origin.x, y: frame.bounds.minY + origin.y)
    frame.lines[index].draw(nil, at: place, in: context)
  }
}

extension CTFrame {
  /// Returns the start of a line's baseline, relative to the lower left corner of the region's bounds.
  func origin(ofLine index: Int) -> CGPoint {
    CGPoint(x: CGFloat(lines[index].left), y: bounds.height - CGFloat(lines[index].line.baseline))
  }
}
