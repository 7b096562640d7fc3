/// Attributes in another vocabulary, such as those of an attributed string of UIKit's: the engine keeps them with the
/// text that it edits, and hands them back unchanged.
package final class OriginalAttributes: Hashable, Sendable {
  /// The attributes.
  package let value: any Hashable & Sendable

  /// Keeps attributes.
  package init(_ value: any Hashable & Sendable) { self.value = value }

  /// Returns true for equal attributes.
  package static func == (left: OriginalAttributes, right: OriginalAttributes) -> Bool {
    left === right || AnyHashable(left.value) == AnyHashable(right.value)
  }

  /// Hashes the attributes.
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
