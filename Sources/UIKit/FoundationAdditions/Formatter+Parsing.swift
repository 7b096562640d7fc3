public import Foundation

/// A pointer to a reference that Objective-C would count.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// What text is turned into, in Objective-C's words, as formatters for iOS have it.
extension Formatter {
  /// Makes the value of a text, and returns true if there is one.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let value = (try? objectValue(string)) ?? nil else { return false }
    obj?.pointee = value as AnyObject
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
