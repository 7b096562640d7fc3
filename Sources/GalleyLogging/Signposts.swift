// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The kind of a signpost, which marks a moment or an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A signpost that marks a moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// A signpost that marks the beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// A signpost that marks the end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The number that identifies an interval between two signposts.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifying number.
  public let rawValue: UInt64
  /// Creates an ID from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an ID for a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an ID for an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The ID of intervals that do not overlap with others of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An ID that does not identify an interval.
  public static let invalid = OSSignpostID(.max)
  /// The null ID, which does not belong to an interval.
  public static let null = OSSignpostID(0)
}

/// Does nothing, since Galley does not record signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing, since Galley does not record signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// An object for setting signposts. Galley does not record them.
public struct OSSignposter: Sendable {
  /// The state of an interval that has begun. `endInterval` takes it.
  public struct IntervalState: Sendable {}

  /// Always false, since signposts are not recorded.
  public let isEnabled = false

  /// Creates a signposter without a name.
  public init() {}
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a predefined category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}

  /// A signposter that discards its signposts.
  public static let disabled = OSSignposter()

  /// Returns an ID for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an ID for an interval that concerns an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Returns a state to pass to `endInterval`. Galley does not record the interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> IntervalState { IntervalState() }
  /// Returns a state to pass to `endInterval`. Galley does not record the interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> IntervalState { IntervalState() }
  /// Does nothing, since Galley does not record signposts.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Does nothing, since Galley does not record signposts.
  public func endInterval(_ name: StaticString, _ state: IntervalState, _ message: OSLogMessage) {}
  /// Does nothing, since Galley does not record signposts.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing, since Galley does not record signposts.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Calls a closure and returns its result. Galley does not record the interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The state of an interval that has begun.
public typealias OSSignpostIntervalState = OSSignposter.IntervalState
