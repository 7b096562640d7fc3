public import GalleyBase

/// A picture or box in a text, as a scene asks for it.
public struct SceneAttachment: Hashable, Sendable {
  /// Its bounds, y up, the origin on the baseline; nil is the picture's own size.
  public var bounds: Rect?
  /// The picture; nil is a box that shows nothing.
  public var image: PictureRequest?

  /// A box without size.
  public init() {}
}

/// A picture as a scene asks for it: not yet known to exist.
public struct PictureRequest: Hashable, Sendable {
  /// The file as the file system knows it.
  public var file: String
  /// Its place in the scene, for messages.
  var path: SceneKeyPath
}
