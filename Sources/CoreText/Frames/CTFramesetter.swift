// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import UIFoundation

/// An object that creates frames from a text.
public final class CTFramesetter: NSObject {
  let source: SetText

  init(_ text: NSAttributedString) { source = SetText(text) }
}

/// Returns a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns a frame with as much text of a range as fits into the bounding box of a region.
/// - Parameters:
///   - stringRange: the range; a length of 0 means to the end.
///   - frameAttributes: has no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.source, range: framesetter.source.range(stringRange), in: path) }

/// Returns the typesetter for the same text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.source)
}

/// Returns the size that a range of the text needs within the constraints, and writes the part of
/// the range that fits.
/// - Parameters:
///   - stringRange: the range; a length of 0 means to the end.
///   - constraints: the maximum width and height; `greatestFiniteMagnitude` means no limit.
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
  /// Returns the range as offsets in the text. A range of length 0 extends to the end of the text.
  func range(_ range: CFRange) -> Range<Int> {
    let start = min(max(0, range.location), text.count)
    return start..<(range.length == 0 ? text.count : min(text.count, start + range.length))
  }
}
