import GalleyBase
import GalleyViews

/// The properties that only views of one kind have, such as a `SceneLabel`.
public protocol SceneViewKind: Hashable, Sendable {}

/// A kind of view: its keys, the creation of its views, and their members in the layout dump.
///
/// A new kind is a type that conforms, in a file of its own in this folder, and a line in `SceneView.kinds`.
protocol ViewKind: SceneViewKind {
  /// The class of this kind's views.
  associatedtype Body: View

  /// The name of the kind in scenes and dumps, such as `label`.
  static var name: String { get }
  /// The sentence about this kind in the manual.
  static var summary: String { get }
  /// The properties that only views of this kind have.
  static var properties: PropertyTable<Self, Body> { get }
  /// All keys of this kind, with those that every view has.
  static var keys: KeyTable<ViewDraft<Self>> { get }
  /// The keys that contain views, in the order in which these are read.
  static var childKeys: [ChildKey] { get }

  /// Creates a description with default properties.
  init()

  /// Returns a new view with default properties.
  static func makeBody(in context: RenderContext) -> Body
  /// Sets the properties that the scene gives on a view, and leaves all other properties unchanged.
  func apply(to view: Body, _ resources: inout SceneResources)
  /// Creates the overlay views, before the view's own properties are set.
  func makeOverlays(of view: Body, _ resources: inout SceneResources)
  /// Creates the subviews of a view from their descriptions, and adds them.
  func makeSubviews(_ models: [SceneView], of view: Body, _ resources: inout SceneResources)

  /// Returns the overlay views of a view, which are not listed as subviews.
  static func overlays(of view: Body) -> [View]
  /// Returns the overlay views that the scene describes, with their descriptions.
  func overlays(of view: Body) -> [(view: View, model: SceneView)]
  /// Runs `body` on the description of each overlay view.
  mutating func updateOverlays(_ body: (inout SceneView) -> Void)
  /// Sets the lengths of the subviews that the scene leaves to their content.
  func resolveContent(of view: Body, _ models: [SceneView])
  /// Returns the height in points that the scene sets for a view as a table row. Nil if the table
  /// computes the height from the content.
  static func rowHeight(of view: Body, in extent: SceneExtent) -> Double?

  /// The string-drawing measurement for the dump; nil for none.
  var measure: SceneMeasure? { get }
  /// Returns diagnostics for the selection, which can only be checked once the text is known.
  func selectionMistakes(in view: Body, _ document: Document) -> [Diagnostic]
  /// Sets the delegate that the scene describes.
  /// - Parameter view: finds the view.
  func setDelegate(_ id: String, in delegates: SceneDelegates, _ resources: inout SceneResources, of view: () -> View?)

  /// Writes the members of the layout dump that only views of this kind have.
  static func write(_ view: Body, to writer: inout LayoutWriter)
  /// Returns the rectangles with names, such as `textRect`, that the dump lists in the state after
  /// a step. They are in the view's coordinates.
  static func namedRects(of view: Body) -> [(name: String, rect: Rect)]
}

/// A key that contains views.
enum ChildKey: Sendable {
  /// The key contains a list of views.
  case views(String)
  /// The key contains one view.
  case view(String)
  /// The key contains the rows of a table, which are views or keys of labels.
  case rows(String)
  /// The key contains the sections of a table. Headers and footers are texts or views. Rows are
  /// keys of cells, or views that are put into cells.
  case sections(String)
  /// The key contains a text, which a label shows.
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

  /// Returns the subviews that a scene lists, without overlay views.
  static func listedSubviews(of view: Body) -> [View] {
    let overlays = overlays(of: view)
    return overlays.isEmpty ? view.subviews : view.subviews.filter { view in !overlays.contains { $0 === view } }
  }
}

/// A kind whose views show a text from the scene.
protocol TextKind: ViewKind {
  /// The text and its style.
  var text: SceneText { get set }
}

extension TextKind {
  var measure: SceneMeasure? { text.measure }
}
