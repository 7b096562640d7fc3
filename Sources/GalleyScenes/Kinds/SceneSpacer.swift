import GalleyBase
import GalleyViews

/// The properties that only spacers have.
struct SceneSpacer: SceneViewKind {
  static let name = "spacer"

  /// The least length, in points.
  var minimumLength: Double?
}

extension SceneSpacer: ViewKind {
  static let summary = "The room that the other views of a stack leave. Several share it evenly."

  static let keys = table(
    "a spacer", "UIView",
    [
      Key("minLength", form: .extent) { $0.minimumLength = $1 }
        .documented("The least length along the axis of the stack.", default: "0", uikit: nil)
    ], omitting: ["subviews"])

  static func makeBody(in context: RenderContext) -> SpacerView { SpacerView(in: context) }

  func apply(to view: SpacerView, _ resources: inout SceneResources) {
    if let minimumLength { view.minimumLength = minimumLength }
  }
}
