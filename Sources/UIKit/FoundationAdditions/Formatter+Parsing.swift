public import Foundation

/// A pointer to a reference that Objective-C would count.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The values of text in Objective-C's words, as formatters for iOS have them. They are not the class's own, so that
/// classes below it may have such methods of theirs.
extension NSObjectProtocol where Self: Formatter {
  /// Makes the value of a text, and returns true if there is one: a number's or a date's, unless a class of the
  /// program's own knows more.
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
