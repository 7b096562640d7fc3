public import Foundation

extension NSString {
  /// Creates a copy of a string, which Foundation for Linux makes from a `String` only.
  public convenience init(string aString: NSString) { self.init(string: String(describing: aString)) }
}
