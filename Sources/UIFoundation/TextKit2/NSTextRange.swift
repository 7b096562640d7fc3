public import Foundation

/// A location in the text of a content manager.
public protocol NSTextLocation: NSObjectProtocol {
  /// Compares this location with another one in the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in a content storage, given as a UTF-16 offset.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { String(offset) }
}

/// A range of a text between two locations. The locations may be equal.
open class NSTextRange: NSObject {
  /// The beginning of the range.
  open private(set) var location: any NSTextLocation
  /// The end of the range.
  open private(set) var endLocation: any NSTextLocation

  /// Creates a range; nil if its end is before its beginning. Without an end the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// Creates an empty range at a location.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// Creates a range from UTF-16 offsets in a content storage.
  package init(_ range: NSRange) {
    location = TextOffset(range.location)
    endLocation = TextOffset(NSMaxRange(range))
    super.init()
  }

  /// True if the range ends where it begins.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns true if the two ranges have the same beginning and end.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { (location as? NSObject)?.hash ?? 0 }
  open override var description: String { "\(location)...\(endLocation)" }

  /// Returns true if a location is in the range. The end of the range is not in it.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }
  /// Returns true if another range is completely within this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Returns true if the ranges overlap.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }
  /// Returns the intersection of the ranges; nil if it is empty.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }
  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end) ?? self
  }

  /// The range as UTF-16 offsets in a content storage. For locations of another kind, the range is
  /// empty and begins at 0.
  var offsets: NSRange {
    guard let start = location as? TextOffset, let end = endLocation as? TextOffset else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
