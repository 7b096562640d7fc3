import CoreGraphics
public import Foundation

extension NSTextLayoutFragment {
  /// Options for enumerating layout fragments.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Allows estimated sizes. Galley's sizes are always exact.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Lays out fragments before the closure is called. Galley always lays them out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// Includes the empty line after a trailing newline. Galley always includes it.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
}

extension NSTextLayoutManager {
  /// The purpose of the rectangles that enclose text.
  public enum SegmentType: Int, Sendable {
    /// The rectangles are for general use.
    case standard = 0
    /// The rectangles are for a selection, which extends to the ends of lines.
    case selection
    /// The rectangles are for a background.
    case highlight
  }

  /// Options for enumerating text segments.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves out the ranges of the segments.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Leaves out the segments between the first and the last one. It has no effect.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// Extends the first segment to the edge of the line. It has no effect.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// Extends the last segment to the edge of the line. It has no effect.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// Assigns locations at line breaks to the earlier line. It has no effect.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Calls a closure with the rectangles that enclose a range, line by line, until the closure
  /// returns false. The closure also receives the distance of the baseline from the top of each
  /// rectangle.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    enumerateTextLayoutFragments(from: textRange.location) { fragment in
      guard fragment.rangeInElement.intersects(textRange) else { return false }
      for line in fragment.textLineFragments {
        let start = fragment.rangeInElement.offsets.location + line.characterRange.location
        let own = NSRange(location: start, length: line.characterRange.length)
        guard let part = NSIntersectionRange(own, textRange.offsets).nonEmpty else { continue }
        let selected = type == .selection ? part : NSRange(location: NSNotFound, length: 0)
        for rect in lines.enclosingRects(of: part, isSelected: selected.location != NSNotFound, in: textContainer) {
          let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
          if !block(range, rect, line.glyphOrigin.y, textContainer) { return false }
        }
      }
      return true
    }
  }
}

extension NSRange {
  fileprivate var nonEmpty: NSRange? { length > 0 ? self : nil }
}
