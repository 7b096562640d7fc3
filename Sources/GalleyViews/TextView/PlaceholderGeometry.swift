/// Where the placeholder of a text view stands. UIKit has no placeholder for text views.
public enum PlaceholderGeometry: String, Hashable, Sendable, CaseIterable {
  /// Where the text will stand that replaces it, broken into the same lines, on the same baselines.
  case text
  /// Where a well-known category puts a label (reference F.3): left aligned, wider than the text by the container's
  /// padding, in a label's font of its own until the view's font changes, and on the pixel nearest to its baseline.
  case article
}
