/// The cells of a matrix that are drawn.
public enum MatrixMode: String, Hashable, Sendable, CaseIterable {
  /// Each value of an axis with each of the others.
  case full
  /// The scene as it stands, and each value of an axis by itself.
  case `default`
  /// As few cells as hold each pair of values of two axes.
  case pairwise
  /// The scene as it stands.
  case none
}
