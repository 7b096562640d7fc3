import Foundation

extension NSCoder {
  /// Returns an object of an archive; nil if the key is missing. Foundation on Linux ends the
  /// program for a missing key, while Apple's returns nil.
  func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, ifPresent key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
