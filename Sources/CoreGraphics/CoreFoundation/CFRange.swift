package import Foundation

/// A part of a string or a list.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// No elements at 0.
  public init() { self.init(location: 0, length: 0) }

  /// The part of `length` elements from `location` on.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of `len` elements from `loc` on.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSRange {
  /// The same part as a range of Foundation.
  package init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

extension CFRange {
  /// The same part as a range of Core Foundation.
  package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
