package import Foundation

/// A range of a string or an array.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at 0.
  public init() { self.init(location: 0, length: 0) }

  /// Creates the range of `length` elements that begins at `location`.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the range of `len` elements that begins at `loc`.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSRange {
  /// Creates a range from one of Foundation's.
  package init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

extension CFRange {
  /// Creates a range from one of Core Foundation's.
  package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
