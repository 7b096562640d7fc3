public import Foundation

/// A string. In Galley this is another name of NSString.
public typealias CFString = NSString
/// A mutable string. In Galley this is another name of NSMutableString.
public typealias CFMutableString = NSMutableString
/// An array. In Galley this is another name of NSArray.
public typealias CFArray = NSArray
/// A mutable array. In Galley this is another name of NSMutableArray.
public typealias CFMutableArray = NSMutableArray
/// A dictionary. In Galley this is another name of NSDictionary.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary. In Galley this is another name of NSMutableDictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// A number. In Galley this is another name of NSNumber.
public typealias CFNumber = NSNumber
/// A Boolean. In Galley this is another name of NSNumber.
public typealias CFBoolean = NSNumber
/// A buffer of bytes. In Galley this is another name of NSData.
public typealias CFData = NSData
/// A mutable buffer of bytes. In Galley this is another name of NSMutableData.
public typealias CFMutableData = NSMutableData
/// The location of a file or another resource. In Galley this is another name of NSURL.
public typealias CFURL = NSURL
/// A set. In Galley this is another name of NSSet.
public typealias CFSet = NSSet
/// A point in time. In Galley this is another name of NSDate.
public typealias CFDate = NSDate
/// Text with attributes. In Galley this is another name of NSAttributedString.
public typealias CFAttributedString = NSAttributedString
/// Mutable text with attributes. In Galley this is another name of NSMutableAttributedString.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A set of characters. In Galley this is another name of NSCharacterSet.
public typealias CFCharacterSet = NSCharacterSet
/// A language and region. In Galley this is another name of NSLocale.
public typealias CFLocale = NSLocale
/// An error. In Galley this is another name of NSError.
public typealias CFError = NSError
/// A Core Foundation object of any type.
public typealias CFTypeRef = AnyObject
/// The type of indices and counts.
public typealias CFIndex = Int
/// The number that identifies a Core Foundation type.
public typealias CFTypeID = UInt
/// The type of hash values.
public typealias CFHashCode = UInt
/// The type of bit masks.
public typealias CFOptionFlags = UInt
/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A memory allocator. Only the default allocator exists.
public typealias CFAllocator = NSObject

/// The index that functions return if nothing is found.
public let kCFNotFound: CFIndex = -1
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value true as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value false as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The key of a bundle's identifier in its property list. It is a string, so that
/// `kCFBundleIdentifierKey as String` compiles.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of a bundle's short name in its property list.
public let kCFBundleNameKey = "CFBundleName"
/// The key of a bundle's version in its property list.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the name of a bundle's executable file in its property list.
public let kCFBundleExecutableKey = "CFBundleExecutable"

extension NSError {
  /// Creates an error without a domain and with the code 0. The parameter has a default value, so
  /// that `NSError()` compiles.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

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
