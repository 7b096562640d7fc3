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
    // Foundation on Linux has no method for this that all formatters share.
    let value: Any? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string)
      case let formatter as ISO8601DateFormatter: formatter.date(from: string)
      default: nil
      }
    guard let value else { return false }
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
