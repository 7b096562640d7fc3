// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The largest finite single-precision number.
public let HUGE = Float.greatestFiniteMagnitude

/// A pointer to an optional error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Calls a closure. There is no autorelease pool, since objects are released with their last
/// reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A signed integer with Objective-C's name.
public typealias NSInteger = Int
/// An unsigned integer with Objective-C's name.
public typealias NSUInteger = UInt
