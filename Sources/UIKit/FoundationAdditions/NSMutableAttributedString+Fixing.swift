public import Foundation
import UIFoundation

extension NSMutableAttributedString {
  /// Makes the attributes in a range consistent, as `NSTextStorage` does. For a text storage it
  /// calls the storage's own method.
  @_disfavoredOverload
  public func fixAttributes(in range: NSRange) {
    if let storage = self as? NSTextStorage {
      storage.fixAttributes(in: range)
    } else {
      makeAttributesConsistent(in: range)
    }
  }
}
