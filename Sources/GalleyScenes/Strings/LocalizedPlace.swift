/// The position of a string-table key whose string a scene shows.
package struct LocalizedPlace: Hashable, Sendable {
  /// The path of the file, as in diagnostics.
  package var file: String
  /// The position in the file.
  package var position: SourcePosition
}
