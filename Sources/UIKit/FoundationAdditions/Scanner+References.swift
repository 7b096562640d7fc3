public import Foundation

/// Scanning as with references in Objective-C. Foundation has the same methods with pointers to `String`, which are
/// taken where the pointer is `nil`.
extension Scanner {
  private func give(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }

  /// Scans a string, and returns true if it was there.
  @discardableResult @_disfavoredOverload
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanString(string), to: result)
  }

  /// Scans up to a string, and returns true if anything was there.
  @discardableResult @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToString(string), to: result)
  }

  /// Scans characters of a set, and returns true if there were any.
  @discardableResult @_disfavoredOverload
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanCharacters(from: set), to: result)
  }

  /// Scans up to a character of a set, and returns true if anything was there.
  @discardableResult @_disfavoredOverload
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToCharacters(from: set), to: result)
  }
}
