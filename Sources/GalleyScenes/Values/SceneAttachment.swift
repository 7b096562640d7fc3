public import GalleyBase

/// A picture or box in a text, as requested by a scene.
public struct SceneAttachment: Hashable, Sendable {
  /// Its bounds, y up, the origin on the baseline; nil is the picture's own size.
  public var bounds: Rect?
  /// The picture; nil is a box that shows nothing.
  public var image: PictureRequest?

  /// A box without size.
  public init() {}
}

/// A picture requested by a scene, not yet known to exist.
public struct PictureRequest: Hashable, Sendable {
  /// The path in the file system.
  public var file: String
  /// Its position in the scene, for messages.
  var path: SceneKeyPath
}
