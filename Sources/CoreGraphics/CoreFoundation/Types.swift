public import Foundation

/// A string.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// A list.
public typealias CFArray = NSArray
/// A list that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A number.
public typealias CFNumber = NSNumber
/// True or false.
public typealias CFBoolean = NSNumber
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// The place of a file.
public typealias CFURL = NSURL
/// A set.
public typealias CFSet = NSSet
/// A calendar day and time.
public typealias CFDate = NSDate
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// A language and a region.
public typealias CFLocale = NSLocale
/// A failure.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A place in a list.
public typealias CFIndex = Int
/// A number that stands for a type.
public typealias CFTypeID = UInt
/// A hash.
public typealias CFHashCode = UInt
/// Flags.
public typealias CFOptionFlags = UInt
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A place of memory management, of which there is one.
public typealias CFAllocator = NSObject

/// The index that says that nothing was found.
public let kCFNotFound: CFIndex = -1
/// The one place of memory management.
public let kCFAllocatorDefault: CFAllocator? = nil
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A second in billionths.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A thousandth of a second in billionths.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A millionth of a second in billionths.
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A second in millionths.
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
