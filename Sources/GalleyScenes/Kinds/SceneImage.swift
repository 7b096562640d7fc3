import GalleyBase
import GalleyFiles
public import GalleyViews

/// The properties that only pictures have.
public struct SceneImage: SceneViewKind {
  static let name = "image"

  /// The picture; nil is none.
  public var image: PictureRequest?
  /// The way it fills the view; nil is UIImageView's default.
  public var contentMode: ContentMode?
  /// True if the picture takes the tint colour.
  public var isTemplate: Bool?
  /// True if it is mirrored in right-to-left interfaces.
  public var flipsForRightToLeftLayoutDirection: Bool?

  /// No picture.
  public init() {}
}

extension SceneImage: ViewKind {
  static let summary = "A picture."

  static let keys = table(
    "an image", "UIImageView",
    [
      Key("image", form: .picture) { $0.image = $1 }
        .documented("A PNG file, relative to the scene; `name.png` stands for `name@2x.png` and `name@3x.png` too."),
      Key("contentMode", form: .choice()) { $0.contentMode = $1 }
        .documented("The way the picture fills the view.", default: "scaleToFill"),
      Key("renderingMode", form: .choice([("alwaysOriginal", false), ("alwaysTemplate", true)])) { $0.isTemplate = $1 }
        .documented(
          "The picture in its own colours, or in the tint colour by its opacity.", default: "alwaysOriginal",
          uikit: "UIImage.renderingMode"),
      Key("flipsForRightToLeftLayoutDirection", form: .boolean) { $0.flipsForRightToLeftLayoutDirection = $1 }
        .documented(
          "True to mirror the picture in right-to-left interfaces.", default: "false",
          uikit: "UIImage.flipsForRightToLeftLayoutDirection"),
    ])

  static func makeBody(in context: RenderContext) -> ImageView { ImageView(in: context) }

  func apply(to view: ImageView, _ resources: inout SceneResources) {
    if let picture = image.flatMap({ resources.pictures.picture($0) }) {
      view.image = picture.bitmap
      view.imageSize = picture.size
    }
    view.isTemplate = isTemplate ?? view.isTemplate
    view.contentMode = contentMode ?? view.contentMode
    view.flipsForRightToLeftLayoutDirection =
      flipsForRightToLeftLayoutDirection ?? view.flipsForRightToLeftLayoutDirection
  }

  static func write(_ view: ImageView, to writer: inout LayoutWriter) {
    writer.json.members(of: [
      "image": view.image.map { digest(of: $0) },
      "contentMode": view.contentMode == .scaleToFill ? nil : view.contentMode.rawValue,
      "template": view.isTemplate ? true : nil,
    ])
  }
}
