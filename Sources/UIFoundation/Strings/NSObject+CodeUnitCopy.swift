public import Foundation

extension NSObject {
  /// Returns a mutable copy: for texts one that keeps code units, for other objects the result of `mutableCopy()`. It
  /// replaces `mutableCopy()` in sources that `galley swift` rewrites.
  public func codeUnitCopy() -> Any {
    switch self {
    case is CodeUnitString, is CodeUnitAttributedString: mutableCopy()
    case let text as NSString: CodeUnitString(string: text as String)
    case let text as NSAttributedString: CodeUnitAttributedString(attributedString: text)
    default: mutableCopy()
    }
  }
}
