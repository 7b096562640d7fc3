public import Foundation

extension NSString {
  /// Creates a string with the same characters. Foundation for Linux has this initialiser only
  /// for a `String`.
  public convenience init(string aString: NSString) { self.init(string: String(describing: aString)) }
}
