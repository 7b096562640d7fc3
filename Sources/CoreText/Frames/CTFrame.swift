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

  init(_ source: SetText, range: Range<Int>, in path: CGPath) {
    self.path = path
    bounds = path.boundingBox
    start = range.lowerBound
    let part = range == 0..<source.text.count ? source : source.part(range)
    let layout = part.layOut(
      in: TextContainer(size: Size(width: Double(bounds.width), height: Double(bounds.height))))
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
  /// A part of the text by itself.
  func part(_ range: Range<Int>) -> SetText { SetText(attributed.attributedSubstring(from: NSRange(range))) }
}

/// Returns the characters that have a place.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.lines.last.map { NSMaxRange($0.range) - frame.start } ?? 0)
}

/// Returns the characters of the frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.source.text.count)
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
