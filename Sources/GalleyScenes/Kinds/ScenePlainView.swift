import GalleyBase
import GalleyViews

/// A plain view: a rectangle that can contain other views.
public struct ScenePlainView: SceneViewKind {
  static let name = "view"

  /// Creates a view, which has only the properties that every view has.
  public init() {}
}

extension ScenePlainView: ViewKind {
  static let summary = "A rectangle with other views in it."

  static let keys = table("a view", "UIView", [], later: ["contentMode"])

  static func makeBody(in context: RenderContext) -> View { View(in: context) }

  func apply(to view: View, _ resources: inout SceneResources) {}

  static func rowHeight(of view: View, in extent: SceneExtent) -> Double? {
    switch extent {
    case .points(let height): height > 0 ? height : nil
    case .auto: view.extentOfSubviews.height
    }
  }

  /// Writes the members of a view. Views of kinds that scenes do not have may show text too.
  static func write(_ view: View, to writer: inout LayoutWriter) {
    writer.writeKeyboard(of: view)
    if let view = view.asTextShowing { writer.writeText(of: view) }
  }
}
