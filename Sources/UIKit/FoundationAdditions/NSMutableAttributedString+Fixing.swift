public import Foundation
import UIFoundation

extension NSMutableAttributedString {
  /// Makes the attributes of a part of the text consistent, as `NSTextStorage` does, whose own method is called for a
  /// text storage.
  @_disfavoredOverload
  public func fixAttributes(in range: NSRange) {
    if let storage = self as? NSTextStorage {
      storage.fixAttributes(in: range)
    } else {
      makeAttributesConsistent(in: range)
    }
  }
}
