import GalleyBase
import GalleyViews

/// The part of a scene's view that only views of one kind have, such as a `SceneLabel`.
public protocol SceneViewKind: Hashable, Sendable {}

/// A kind of view: its keys, how its views are made, and their members in the layout dump.
///
/// A new kind is a type that conforms, in a file of its own in this folder, and a line in `SceneView.kinds`.
protocol ViewKind: SceneViewKind {
  /// The class of its views.
  associatedtype Body: View

  /// The name of the kind in scenes and dumps, such as `label`.
  static var name: String { get }
  /// A sentence on such views for the manual.
  static var summary: String { get }
  /// The properties that only such views have.
  static var properties: PropertyTable<Self, Body> { get }
  /// All keys, those of every view included.
  static var keys: KeyTable<ViewDraft<Self>> { get }
  /// The keys that contain views, in the order in which these are read.
  static var childKeys: [ChildKey] { get }

  /// The kind with every default.
  init()

  /// A view with every default.
  static func makeBody(in context: RenderContext) -> Body
  /// Sets the scene's properties on a view, and leaves others unchanged.
  func apply(to view: Body, _ resources: inout SceneResources)
  /// Makes the overlay views, before the view's own properties are set.
  func makeOverlays(of view: Body, _ resources: inout SceneResources)
  /// Makes the views in the view.
  func makeSubviews(_ models: [SceneView], of view: Body, _ resources: inout SceneResources)

  /// Overlay views, which are not listed as subviews.
  static func overlays(of view: Body) -> [View]
  /// The overlay views that the scene describes, with their descriptions.
  func overlays(of view: Body) -> [(view: View, model: SceneView)]
  /// Runs `body` on the description of each overlay view.
  mutating func updateOverlays(_ body: (inout SceneView) -> Void)
  /// Sets the extents of the subviews that the scene leaves to their content.
  func resolveContent(of view: Body, _ models: [SceneView])
  /// The height of such a view as a table row, in points; nil if the table measures it.
  static func rowHeight(of view: Body, in extent: SceneExtent) -> Double?

  /// String drawing's measurement for the dump.
  var measure: SceneMeasure? { get }
  /// Mistakes in the selection, which can be checked only with the text.
  func selectionMistakes(in view: Body, _ document: Document) -> [Diagnostic]
  /// Sets the delegate that the scene describes.
  /// - Parameter view: finds the view.
  func setDelegate(_ id: String, in delegates: SceneDelegates, _ resources: inout SceneResources, of view: () -> View?)

  /// Writes the members of the layout dump that only such views have.
  static func write(_ view: Body, to writer: inout LayoutWriter)
  /// Rectangles that the state after a step names, in the view's coordinates.
  static func namedRects(of view: Body) -> [(name: String, rect: Rect)]
}

/// A key of a view that contains views.
enum ChildKey: Sendable {
  /// A list of views.
  case views(String)
  /// One view.
  case view(String)
  /// The rows of a table: views, or the keys of labels.
  case rows(String)
  /// The sections of a table: headers and footers, which are texts or views, and rows, which are the keys of cells, or
  /// views that cells hold.
  case sections(String)
  /// A text, which a label shows.
  case text(String)
}

extension ViewKind {
  static var properties: PropertyTable<Self, Body> { PropertyTable([]) }

  static var childKeys: [ChildKey] { [.views("subviews")] }

  func makeOverlays(of view: Body, _ resources: inout SceneResources) {}

  func makeSubviews(_ models: [SceneView], of view: Body, _ resources: inout SceneResources) {
    for model in models { view.addSubview(model.makeView(in: view.context, &resources)) }
  }

  static func overlays(of view: Body) -> [View] { [] }

  func overlays(of view: Body) -> [(view: View, model: SceneView)] { [] }

  mutating func updateOverlays(_ body: (inout SceneView) -> Void) {}

  func resolveContent(of view: Body, _ models: [SceneView]) {
    for (view, model) in zip(Self.listedSubviews(of: view), models) { view.resolveAutomaticSizes(of: model) }
  }

  static func rowHeight(of view: Body, in extent: SceneExtent) -> Double? {
    extent.points.flatMap { $0 > 0 ? $0 : nil }
  }

  var measure: SceneMeasure? { nil }

  func selectionMistakes(in view: Body, _ document: Document) -> [Diagnostic] { [] }

  func setDelegate(
    _ id: String, in delegates: SceneDelegates, _ resources: inout SceneResources, of view: () -> View?
  ) {}

  static func write(_ view: Body, to writer: inout LayoutWriter) {}

  static func namedRects(of view: Body) -> [(name: String, rect: Rect)] {
    guard let view = view as? ScrollView else { return [] }
    return [
      ("content", Rect(origin: .zero, size: view.contentSize)),
      ("visible", Rect(origin: view.contentOffset, size: view.bounds.size)),
    ]
  }

  /// The subviews that a scene lists, without overlay views.
  static func listedSubviews(of view: Body) -> [View] {
    let overlays = overlays(of: view)
    return overlays.isEmpty ? view.subviews : view.subviews.filter { view in !overlays.contains { $0 === view } }
  }
}

/// A kind whose views show a text of the scene.
protocol TextKind: ViewKind {
  /// The text and its style.
  var text: SceneText { get set }
}

extension TextKind {
  var measure: SceneMeasure? { text.measure }
}
