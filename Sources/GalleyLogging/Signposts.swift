// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The kind of a mark in time.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The number of an interval between two marks.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// An interval by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A number for a log.
  public init(log: OSLog) { self = .exclusive }
  /// A number for an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The number of intervals of which there is one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval.
  public static let invalid = OSSignpostID(.max)
  /// No interval.
  public static let null = OSSignpostID(0)
}

/// Does nothing: no tool reads marks in time here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: no tool reads marks in time here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// A writer of marks in time, which no tool reads here.
public struct OSSignposter: Sendable {
  /// The state of an interval that has begun.
  public struct IntervalState: Sendable {}

  /// True if marks are read.
  public let isEnabled = false

  /// A writer without a name.
  public init() {}
  /// A writer for a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// A writer for a subsystem and a kind of messages.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A writer beside a logger.
  public init(logger: Logger) {}
  /// A writer to a log.
  public init(logHandle: OSLog) {}

  /// A writer whose marks are dropped.
  public static let disabled = OSSignposter()

  /// Returns the number of an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the number of an interval about an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Returns the state of an interval that begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> IntervalState { IntervalState() }
  /// Returns the state of an interval that begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> IntervalState { IntervalState() }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: IntervalState, _ message: OSLogMessage) {}
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Calls a closure, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The state of an interval that has begun.
public typealias OSSignpostIntervalState = OSSignposter.IntervalState
