public import GalleyBase

/// An image or empty box in a text, as requested by a scene.
public struct SceneAttachment: Hashable, Sendable {
  /// The bounds, y up, with the origin on the baseline; nil means the image's own size.
  public var bounds: Rect?
  /// The image; nil for an empty box.
  public var image: PictureRequest?

  /// Creates a box without size.
  public init() {}
}

/// An image that a scene requests, which may not exist.
public struct PictureRequest: Hashable, Sendable {
  /// The path of the image file.
  public var file: String
  /// The path to the request in the scene, for messages.
  var path: SceneKeyPath
}
