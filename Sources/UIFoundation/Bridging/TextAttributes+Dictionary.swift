package import Foundation
package import GalleyText

extension TextAttributes {
  /// The attributes for UIKit: the original attributes if they were kept. Other attributes that
  /// have default values are left out.
  package var dictionary: [NSAttributedString.Key: Any] {
    if var values = (original?.value as? OriginalValues)?.values {
      // Typed text has the attributes of the text before it, without an attachment.
      if attachment == nil { values[.attachment] = nil }
      return values
    }
    var values: [NSAttributedString.Key: Any] = [:]
    for row in AttributeRow.rows { values[row.key] = row.fromEngine(self) }
    return values
  }
}

/// The original attributes of an attributed string. They are compared as attributed strings compare
/// them, and tasks may share them as they share attributed strings.
struct OriginalValues: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  static func == (left: OriginalValues, right: OriginalValues) -> Bool {
    left.values.count == right.values.count && (left.values as NSDictionary).isEqual(right.values as NSDictionary)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}
