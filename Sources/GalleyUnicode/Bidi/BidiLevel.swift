/// An embedding level of bidirectional text (UAX 9, BD2). Even levels read from left to right, odd
/// levels from right to left.
@frozen public struct BidiLevel: Hashable, Comparable, ExpressibleByIntegerLiteral, Sendable {
  /// The number of the level, from 0 to 126.
  public let value: UInt8

  /// Creates a bidirectional level from its number.
  @inlinable public init(_ value: UInt8) { self.value = value }

  /// Creates a bidirectional level from its number.
  @inlinable public init(integerLiteral value: UInt8) { self.value = value }

  /// True if text at the level reads from right to left.
  @inlinable public var isRightToLeft: Bool { value & 1 == 1 }

  /// True if the left level is lower than the right one.
  @inlinable public static func < (left: BidiLevel, right: BidiLevel) -> Bool { left.value < right.value }

  /// The maximum level of embeddings and isolates.
  static let deepest: BidiLevel = 125

  /// The strong bidirectional class of text at the level.
  var strongClass: BidiClass { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The lowest level above this one that reads from left to right.
  var nextLeftToRight: BidiLevel { BidiLevel((value + 2) & ~1) }

  /// The lowest level above this one that reads from right to left.
  var nextRightToLeft: BidiLevel { BidiLevel((value + 1) | 1) }
}
