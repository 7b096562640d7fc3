public import Foundation

extension NSObject {
  /// Returns the name of the class, including its module.
  public class func description() -> String { String(reflecting: self) }
}

extension UIApplication {
  /// Returns the application for the keys `shared` and `sharedApplication`; nil for any other key.
  public class func value(forKey key: String) -> Any? {
    key == "shared" || key == "sharedApplication" ? shared : nil
  }

  /// Returns the value of a key path that begins with `shared` or `sharedApplication`; nil for any
  /// other key path.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let object = value(forKey: first) as? UIApplication else { return nil }
    return keys.count == 1 ? object : object.value(forKeyPath: keys[1])
  }
}
