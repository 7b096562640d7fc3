/// An embedding level of bidirectional text (UAX 9, BD2): even levels read from left to right, odd ones right to left.
@frozen public struct BidiLevel: Hashable, Comparable, ExpressibleByIntegerLiteral, Sendable {
  /// The number of the level, from 0 to 126.
  public let value: UInt8

  /// The level with a number.
  @inlinable public init(_ value: UInt8) { self.value = value }

  /// The level with a number.
  @inlinable public init(integerLiteral value: UInt8) { self.value = value }

  /// True if text at the level reads from right to left.
  @inlinable public var isRightToLeft: Bool { value & 1 == 1 }

  /// True if the left level is less deep than the right one.
  @inlinable public static func < (left: BidiLevel, right: BidiLevel) -> Bool { left.value < right.value }

  /// The deepest level that embeddings and isolates reach.
  static let deepest: BidiLevel = 125

  /// The strong class of text at the level.
  var strongClass: BidiClass { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The least level above this one that reads from left to right.
  var nextLeftToRight: BidiLevel { BidiLevel((value + 2) & ~1) }

  /// The least level above this one that reads from right to left.
  var nextRightToLeft: BidiLevel { BidiLevel((value + 1) | 1) }
}
