package import Foundation

/// A range of indices in a string or an array.
public struct CFRange: Hashable, Sendable {
  /// The first index of the range.
  public var location: CFIndex
  /// The number of elements in the range.
  public var length: CFIndex

  /// Creates an empty range at index 0.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range of `length` elements that begins at `location`.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a range of `len` elements that begins at `loc`.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSRange {
  /// Creates Foundation's range from a Core Foundation range.
  package init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

extension CFRange {
  /// Creates a Core Foundation range from Foundation's range.
  package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
