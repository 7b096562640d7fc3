// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import UIFoundation

/// A maker of frames from one text.
public final class CTFramesetter: NSObject {
  let source: SetText

  init(_ text: NSAttributedString) { source = SetText(text) }
}

/// Returns a maker of frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns a frame with as much of a part of the text as has room in a region: in its bounding box.
/// - Parameters:
///   - stringRange: a length of 0 is all to the end.
///   - frameAttributes: not obeyed.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.source, range: framesetter.source.range(stringRange), in: path) }

/// Returns the maker of lines for the same text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.source)
}

/// Returns the size that a part of the text needs, and sets the part that has room.
/// - Parameters:
///   - stringRange: a length of 0 is all to the end.
///   - constraints: the greatest extents; `greatestFiniteMagnitude` is no limit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = framesetter.source.range(stringRange)
  let source = range == 0..<framesetter.source.text.count ? framesetter.source : framesetter.source.part(range)
  func side(_ length: CGFloat) -> Double { length > 0 && length < 10_000_000 ? Double(length) : .infinity }
  let size = Size(width: side(constraints.width), height: side(constraints.height))
  let layout = source.layOut(in: TextContainer(size: size))
  fitRange?.pointee = CFRange(
    location: range.lowerBound, length: layout.overflow?.lowerBound ?? source.text.count)
  let used = layout.usedSize
  return CGSize(width: used.width, height: used.height)
}

extension SetText {
  /// A range of the text; a length of 0 reaches to the end.
  func range(_ range: CFRange) -> Range<Int> {
    let start = min(max(0, range.location), text.count)
    return start..<(range.length == 0 ? text.count : min(text.count, start + range.length))
  }
}
