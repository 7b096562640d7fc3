/// The position of a text view's placeholder. In UIKit, text views have no placeholder.
public enum PlaceholderGeometry: String, Hashable, Sendable, CaseIterable {
  /// The placeholder has the position of the text that replaces it, with the same lines and
  /// baselines.
  case text
  /// The placeholder has the position of a label behind the text, as added by a well-known category
  /// (rule: placeholder-as-label).
  ///
  /// The label is left aligned, wider than the text by the container's padding, in a label's own font until the view's
  /// font changes, and on the pixel nearest to its baseline. Scenes also accept the name `article`.
  case label
}
