public import Foundation

/// A string.
public typealias CFString = NSString
/// A mutable string.
public typealias CFMutableString = NSMutableString
/// An array.
public typealias CFArray = NSArray
/// A mutable array.
public typealias CFMutableArray = NSMutableArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean.
public typealias CFBoolean = NSNumber
/// A buffer of bytes.
public typealias CFData = NSData
/// A mutable buffer of bytes.
public typealias CFMutableData = NSMutableData
/// The location of a file or another resource.
public typealias CFURL = NSURL
/// A set.
public typealias CFSet = NSSet
/// A point in time.
public typealias CFDate = NSDate
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Mutable text with attributes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// A language and region.
public typealias CFLocale = NSLocale
/// An error.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An index or a count.
public typealias CFIndex = Int
/// The number of a Core Foundation type.
public typealias CFTypeID = UInt
/// A hash.
public typealias CFHashCode = UInt
/// Flags.
public typealias CFOptionFlags = UInt
/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A memory allocator. There is only the default one.
public typealias CFAllocator = NSObject

/// The index that means that nothing was found.
public let kCFNotFound: CFIndex = -1
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
