public import Foundation

/// A pointer to a reference that Objective-C would count.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// A pointer to the memory of another type, as Objective-C takes it for a reference. The reference is made empty, since
  /// assigning to it releases what was there.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(other).bindMemory(to: AnyObject?.self, capacity: 1)
    initialize(to: nil)
  }
}

/// A formatter that parses a part of a text: rewritten sources add it to classes that override the method.
public protocol RangeParsing: Formatter {
  /// Parses a text, and sets the range of what was parsed.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// Parsing methods with Objective-C's names, as in formatters on iOS. They are in an extension, so that subclasses may
/// declare the same methods.
extension NSObjectProtocol where Self: Formatter {
  /// Parses a text, and returns true if it has a value: a number or a date, unless one of the program's own classes
  /// supports more.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let parser = self as? any RangeParsing {
      return (try? parser.getObjectValue(obj, for: string, range: nil)) != nil
    }
    let number = (self as? NumberFormatter)?.number(from: string)
    guard let value = number ?? (self as? DateFormatter)?.date(from: string).map({ $0 as NSDate }) else { return false }
    obj?.pointee = value
    return true
  }

  /// Parses a text as a whole, and sets the range to it; throws if it has no value.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard getObjectValue(obj, for: string, errorDescription: nil) else { throw CocoaError(.formatting) }
    rangep?.pointee = NSRange(location: 0, length: string.utf16.count)
  }

  /// Returns true for every text.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
