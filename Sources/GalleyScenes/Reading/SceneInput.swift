/// A file that a scene was read from, besides the scene's own file.
public struct SceneInput: Hashable, Sendable {
  /// The path as it was opened.
  public var path: String
  /// The file's role in the scene, such as `picture`.
  public var role: String
}
