import GalleyViews

extension SceneView {
  /// The keys of a picture: a view's, and its own.
  static let imageKeys = KeyTable<SceneView>(
    "an image", keys + SceneImage.keys.map { $0.lifted(to: \.image) }, later: later)

  /// What only pictures have; views of another kind take it and forget it.
  fileprivate var image: SceneImage {
    get { if case .image(let image) = kind { image } else { SceneImage() } }
    set { if case .image = kind { kind = .image(newValue) } }
  }
}

extension SceneImage {
  /// The keys that only pictures have.
  fileprivate static let keys: [Key<SceneImage>] = [
    Key("image", form: .picture) { $0.image = $1 },
    Key("contentMode", form: .choice()) { $0.contentMode = $1 },
    Key("flipsForRightToLeftLayoutDirection", form: .boolean) { $0.flipsForRightToLeftLayoutDirection = $1 },
  ]
}
