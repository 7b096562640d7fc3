/// A position for the placeholder of a text view. UIKit has no placeholder for text views.
public enum PlaceholderGeometry: String, Hashable, Sendable, CaseIterable {
  /// The position of the text that replaces it: broken into the same lines, on the same baselines.
  case text
  /// The position of a label behind the text, as a well-known category adds it (rule: placeholder-as-label).
  ///
  /// The label is left aligned, wider than the text by the container's padding, in a label's own font until the view's
  /// font changes, and on the pixel nearest to its baseline. Scenes also accept the name `article`.
  case label
}
