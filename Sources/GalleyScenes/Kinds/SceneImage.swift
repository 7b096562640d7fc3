public import GalleyViews

/// What only pictures have.
public struct SceneImage: Hashable, Sendable {
  /// The picture; nil is none.
  public var image: PictureRequest?
  /// How it fills the view; nil is UIImageView's default.
  public var contentMode: ContentMode?
  /// True if it is mirrored in right-to-left interfaces.
  public var flipsForRightToLeftLayoutDirection: Bool?

  /// No picture.
  public init() {}
}
