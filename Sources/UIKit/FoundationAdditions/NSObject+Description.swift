public import Foundation

extension NSObject {
  /// Returns the name of the class, including its module.
  public class func description() -> String { String(reflecting: self) }
}

extension UIApplication {
  /// Returns the value of a class property. `shared` is the only supported key.
  public class func value(forKey key: String) -> Any? {
    key == "shared" || key == "sharedApplication" ? shared : nil
  }

  /// Returns the value of a key path that begins at a class property, such as `shared`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let object = value(forKey: first) as? UIApplication else { return nil }
    return keys.count == 1 ? object : object.value(forKeyPath: keys[1])
  }
}
