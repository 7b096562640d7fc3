/// The cells of a matrix that are drawn.
public enum MatrixMode: String, Hashable, Sendable, CaseIterable {
  /// Each value of an axis with each value of the others.
  case full
  /// The scene itself, and each value of an axis by itself.
  case `default`
  /// As few cells as contain each pair of values of two axes.
  case pairwise
  /// The scene itself.
  case none
}
