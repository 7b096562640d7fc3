import Foundation

extension NSCoder {
  /// Returns the object for a key in an archive; nil if the key is missing. For a missing key,
  /// Foundation on Linux ends the program, and Apple's Foundation returns nil.
  func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, ifPresent key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
