import GalleyBase
public import GalleyViews

/// The properties that only image views have.
public struct SceneImage: SceneViewKind, Assigning {
  static let name = "image"

  /// The image; nil for none.
  public var image: PictureRequest?
  /// The properties of UIImageView that the scene sets.
  public var assignments = Assignments<ImageView>()

  /// Creates an image view without an image.
  public init() {}
}

extension SceneImage: ViewKind {
  static let summary = "A picture."

  static let properties = PropertyTable<SceneImage, ImageView>([
    .init(Key("image", form: .picture) { $0.image = $1 })
      .dumped("image", at: 1) { view, _ in view.image.map { digest(of: $0) } }.named("the picture", .layout)
      .documented("A PNG file, relative to the scene; `name.png` also finds `name@2x.png` and `name@3x.png`."),
    .init("contentMode", \.contentMode, .choice(), unless: .scaleToFill).dumped(at: 2)
      .named("the content mode", .paint).documented("The way the picture fills the view."),
    .init(
      "renderingMode", \.isTemplate, .choice([("alwaysOriginal", false), ("alwaysTemplate", true)]), unless: false
    )
    .dumped("template", at: 3).state("a template picture", "a picture in its own colours", .paint)
    .documented(
      "The colours of the picture: its own, or the tint colour with the opacity of the picture.",
      default: "alwaysOriginal",
      uikit: "UIImage.renderingMode"),
    .init("flipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection, .boolean)
      .documented(
        "True to mirror the picture in right-to-left interfaces.", default: "false",
        uikit: "UIImage.flipsForRightToLeftLayoutDirection"),
  ])

  static let keys = table("an image", "UIImageView", properties.keys)

  static func makeBody(in context: RenderContext) -> ImageView { ImageView(in: context) }

  func apply(to view: ImageView, _ resources: inout SceneResources) {
    if let picture = image.flatMap({ resources.pictures.picture($0) }) {
      view.image = picture.bitmap
      view.imageSize = picture.size
    }
    assignments.apply(to: view)
  }

  static func write(_ view: ImageView, to writer: inout LayoutWriter) { writer.write(view, properties) }
}
