/// Attributes as a client stores them, for instance the attributes of UIKit's attributed strings.
/// The engine keeps them with the text during edits and returns them unchanged.
package final class OriginalAttributes: Hashable, Sendable {
  /// The client's attributes.
  package let value: any Hashable & Sendable

  /// Wraps a client's attributes.
  package init(_ value: any Hashable & Sendable) { self.value = value }

  /// Returns true if the client's attributes are equal.
  package static func == (left: OriginalAttributes, right: OriginalAttributes) -> Bool {
    left === right || AnyHashable(left.value) == AnyHashable(right.value)
  }

  /// Hashes the client's attributes.
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
