import CoreGraphics
public import Foundation

extension NSTextLayoutFragment {
  /// Ways of an enumeration.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// With estimated sizes. All are exact here.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// With layout, which is always there.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// With the empty line after a final newline, which is always included.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
}

extension NSTextLayoutManager {
  /// The use of rectangles around text.
  public enum SegmentType: Int, Sendable {
    /// Any.
    case standard = 0
    /// A selection, which goes to the ends of lines.
    case selection
    /// A background.
    case highlight
  }

  /// Ways of an enumeration of segments.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Not obeyed.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// Not obeyed.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// Not obeyed.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// Not obeyed.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Calls a closure with the rectangles of a part, line by line, and the distance of the baseline from the top, until
  /// it returns false.
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
