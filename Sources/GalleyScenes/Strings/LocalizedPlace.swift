/// The position of a key whose string a scene shows.
package struct LocalizedPlace: Hashable, Sendable {
  /// The path of the file, as diagnostics show it.
  package var file: String
  /// The place in the file.
  package var position: SourcePosition
}
