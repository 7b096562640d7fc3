package import Foundation
package import GalleyText

extension TextAttributes {
  /// The attributes for UIKit: the originals, if they were kept. Other attributes with default values are left out.
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

/// Attributes of an attributed string, with the equality of attributed strings. Tasks share the values as with every
/// attributed string.
struct OriginalValues: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  static func == (left: OriginalValues, right: OriginalValues) -> Bool {
    left.values.count == right.values.count && (left.values as NSDictionary).isEqual(right.values as NSDictionary)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}
