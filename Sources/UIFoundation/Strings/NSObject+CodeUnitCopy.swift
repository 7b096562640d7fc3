public import Foundation

extension NSObject {
  /// Returns a mutable copy: for texts a copy that keeps separate code units, for other objects the
  /// result of `mutableCopy()`. `galley swift` replaces `mutableCopy()` by this method in the
  /// sources that it rewrites.
  public func codeUnitCopy() -> Any {
    switch self {
    case is CodeUnitString, is CodeUnitAttributedString: mutableCopy()
    case let text as NSString: CodeUnitString(string: text as String)
    case let text as NSAttributedString: CodeUnitAttributedString(attributedString: text)
    default: mutableCopy()
    }
  }
}
