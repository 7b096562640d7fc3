/// A file that a scene was read from, besides its own.
public struct SceneInput: Hashable, Sendable {
  /// The path as it was opened.
  public var path: String
  /// A word for its role in the scene, such as `picture`.
  public var role: String
}
