public import Foundation

/// A pointer to a reference, under the name for Objective-C's autoreleased references.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object reference from a pointer to another type. The reference is set
  /// to nil first, since assigning to it releases its old value.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(other).bindMemory(to: AnyObject?.self, capacity: 1)
    initialize(to: nil)
  }
}

/// A formatter that parses part of a text. Rewritten sources add this protocol to classes that
/// override the method.
public protocol RangeParsing: Formatter {
  /// Parses a text into an object. Also writes the range of the text that was parsed, and throws an
  /// error if the text is invalid.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// Parsing methods with Objective-C's names, as in formatters on iOS. They are in an extension so
/// that subclasses may declare the same methods.
extension NSObjectProtocol where Self: Formatter {
  /// Parses a text. Returns true if it is a number or a date, or a value that a subclass of the
  /// program supports.
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

  /// Parses the whole text, and sets the range to the whole text. Throws an error if the text has
  /// no value.
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
