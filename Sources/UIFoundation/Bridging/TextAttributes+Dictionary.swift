package import Foundation
package import GalleyText

extension TextAttributes {
  /// The attributes as UIKit has them: those that they were translated from, if they kept them. Others that are at
  /// their defaults are left out.
  package var dictionary: [NSAttributedString.Key: Any] {
    if var values = (original?.value as? OriginalValues)?.values {
      // Typed text is like the text before, but for its attachment.
      if attachment == nil { values[.attachment] = nil }
      return values
    }
    var values: [NSAttributedString.Key: Any] = [:]
    for row in AttributeRow.rows { values[row.key] = row.fromEngine(self) }
    return values
  }
}

/// Attributes of an attributed string, compared as attributed strings compare them. The values are what tasks share
/// with every attributed string.
struct OriginalValues: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  static func == (left: OriginalValues, right: OriginalValues) -> Bool {
    left.values.count == right.values.count && (left.values as NSDictionary).isEqual(right.values as NSDictionary)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}
