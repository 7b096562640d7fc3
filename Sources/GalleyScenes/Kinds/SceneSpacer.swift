import GalleyBase
import GalleyViews

/// The properties that only spacers have.
struct SceneSpacer: SceneViewKind, Assigning {
  static let name = "spacer"

  var assignments = Assignments<SpacerView>()
}

extension SceneSpacer: ViewKind {
  static let summary = "Flexible space that fills a stack. Several spacers share it evenly."

  static let properties = PropertyTable<SceneSpacer, SpacerView>([
    .init("minLength", \.minimumLength, .extent)
      .documented("The minimum length along the axis of the stack.", default: "0", uikit: nil)
  ])

  static let keys = table("a spacer", "UIView", properties.keys, omitting: ["subviews"])

  static func makeBody(in context: RenderContext) -> SpacerView { SpacerView(in: context) }

  func apply(to view: SpacerView, _ resources: inout SceneResources) {
    assignments.apply(to: view)
  }
}
