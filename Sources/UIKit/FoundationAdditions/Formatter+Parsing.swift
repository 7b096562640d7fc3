public import Foundation

/// A pointer to a reference that Objective-C would count.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Parsing methods with Objective-C's names, as in formatters on iOS. They are in an extension, so that subclasses may
/// declare the same methods.
extension NSObjectProtocol where Self: Formatter {
  /// Parses a text, and returns true if it has a value: a number or a date, unless one of the program's own classes
  /// supports more.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let number = (self as? NumberFormatter)?.number(from: string)
    guard let value = number ?? (self as? DateFormatter)?.date(from: string).map({ $0 as NSDate }) else { return false }
    obj?.pointee = value
    return true
  }

  /// Returns true for every text.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
