public import Foundation

extension NSObject {
  /// Returns a copy that can be changed: of texts one that keeps code units, of others what `mutableCopy()` returns. It
  /// stands for `mutableCopy()` in sources that `galley swift` rewrites.
  public func codeUnitCopy() -> Any {
    switch self {
    case is CodeUnitString, is CodeUnitAttributedString: mutableCopy()
    case let text as NSString: CodeUnitString(string: text as String)
    case let text as NSAttributedString: CodeUnitAttributedString(attributedString: text)
    default: mutableCopy()
    }
  }
}
