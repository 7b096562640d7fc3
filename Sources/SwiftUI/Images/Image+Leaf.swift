extension Image: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> ImageContent {
    let picture = ImagePicture(self, in: environment)
    let foreground = environment.foreground.paints[0].resolved(with: environment.traits)
    return ImageContent(
      picture: picture, isResizable: resizing != nil, foreground: foreground,
      capHeight: picture.isSymbol ? environment.resolvedFont.capHeight : nil,
      isRedacted: environment.redactionReasons.contains(.placeholder))
  }
}

/// The measuring and drawing of an ``Image``.
@MainActor struct ImageContent: LeafContent {
  let picture: ImagePicture
  let isResizable: Bool
  let foreground: Paint
  /// The cap height of the font, on which a symbol is centred. Nil for other images.
  let capHeight: CGFloat?
  /// True if a grey area is drawn instead of the image.
  let isRedacted: Bool

  /// Returns the size of the image. The size of a missing image is zero, whether or not the image
  /// is resizable (Galley's choice). If it filled the proposal, a view that takes its height from
  /// the image would grow at each layout.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard picture.drawn != nil else { return .zero }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: picture.size) : picture.size
  }
  func firstBaseline(in size: CGSize) -> CGFloat? { capHeight.map { (size.height + $0) / 2 } }
  func lastBaseline(in size: CGSize) -> CGFloat? { firstBaseline(in: size) }
  func makeView() -> UIImageView {
    let view = UIImageView(image: nil)
    view.contentMode = .scaleToFill
    return view
  }
  func update(_ view: UIImageView) {
    view.image = isRedacted ? nil : picture.drawn
    view.backgroundColor = isRedacted ? foreground.color.faded(0.16) : nil
    view.tintColor = foreground.color
  }
}
