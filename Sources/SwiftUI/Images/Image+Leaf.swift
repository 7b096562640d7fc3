extension Image: View, LeafView {
  /// A primitive view.
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

/// An image as it is measured and drawn.
@MainActor struct ImageContent: LeafContent {
  let picture: ImagePicture
  let isResizable: Bool
  let foreground: Paint
  /// The height of the font's capitals, around the middle of which a symbol stands; nil for pictures.
  let capHeight: CGFloat?
  /// True if a grey area stands for the picture.
  let isRedacted: Bool

  /// A picture that is missing takes no room, also where it is resized (a choice): a view that is as high as its picture
  /// would grow at each layout.
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
