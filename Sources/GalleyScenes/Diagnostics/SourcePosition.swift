/// A position in a text file, counted from 1 as in editors.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1. A line ends at LF, CR LF or CR (YAML 1.2 §5.4).
  public var line: Int
  /// The column, from 1, counted in Unicode scalars. A tab is one column, and so is each scalar of
  /// a combined character. A byte order mark is not counted.
  public var column: Int
}
