/// The choice of matrix cells to be drawn.
public enum MatrixMode: String, Hashable, Sendable, CaseIterable {
  /// All combinations of the values of all axes.
  case full
  /// The scene itself, and each value of an axis alone.
  case `default`
  /// A small set of cells that contains each pair of values of two axes.
  case pairwise
  /// Only the scene itself.
  case none
}
