public import Foundation

extension NSObject {
  /// The name of the class with that of its module.
  public class func description() -> String { String(reflecting: self) }
}

extension UIApplication {
  /// Returns a value of the class itself: `shared` is the only one.
  public class func value(forKey key: String) -> Any? {
    key == "shared" || key == "sharedApplication" ? shared : nil
  }

  /// Returns a value of the class itself, or of the object at the end of a path.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let object = value(forKey: first) as? UIApplication else { return nil }
    return keys.count == 1 ? object : object.value(forKeyPath: keys[1])
  }
}
