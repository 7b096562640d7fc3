package import Foundation
package import GalleyText

extension TextAttributes {
  /// The attributes as UIKit's dictionary: the original attributes if they are stored, otherwise
  /// all attributes that differ from their default values.
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

/// The original attributes of an attributed string. Two sets of attributes are equal if
/// `NSAttributedString` treats them as equal. `Sendable` is unchecked: tasks may share the
/// attributes if they may share the attributed string.
struct OriginalValues: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  static func == (left: OriginalValues, right: OriginalValues) -> Bool {
    left.values.count == right.values.count && (left.values as NSDictionary).isEqual(right.values as NSDictionary)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}
