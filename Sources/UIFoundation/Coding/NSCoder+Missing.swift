import Foundation

extension NSCoder {
  /// Returns an object of an archive; nil if there is none. Foundation on Linux ends the program if a key is missing;
  /// Apple's returns nil.
  func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, ifPresent key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
