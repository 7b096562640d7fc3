public import Foundation

/// Scanning methods with pointers to `NSString`, as in Objective-C. Foundation has the same methods
/// with pointers to `String`, which Swift prefers if the pointer is `nil`.
extension Scanner {
  private func give(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }

  /// Scans a string. Returns true if the string is at the current position.
  @discardableResult @_disfavoredOverload
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanString(string), to: result)
  }

  /// Scans up to a string. Returns true if any characters were scanned.
  @discardableResult @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToString(string), to: result)
  }

  /// Scans characters of a set. Returns true if any characters were scanned.
  @discardableResult @_disfavoredOverload
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanCharacters(from: set), to: result)
  }

  /// Scans up to a character of a set. Returns true if any characters were scanned.
  @discardableResult @_disfavoredOverload
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToCharacters(from: set), to: result)
  }
}
