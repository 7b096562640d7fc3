import GalleyBase
import GalleyFiles
import GalleyViews

/// The properties of a `scroll` view. Its content is its only subview.
struct SceneScroll: SceneViewKind {
  static let name = "scroll"

  /// The axis along which the content may be longer than the view.
  var axis = LayoutAxis.vertical
  /// True if the content stays inside the safe area. Nil means true.
  var keepsClearOfEdges: Bool?
  var scrolling = SceneScrolling()
}

extension SceneScroll: ViewKind {
  static let summary = "A view that shows a part of content larger than itself."
  static let childKeys: [ChildKey] = [.view("content")]

  static let properties = PropertyTable<SceneScroll, ScrollView>([
    .init(Key("axis", form: .choice([("horizontal", .horizontal), ("vertical", .vertical)])) { $0.axis = $1 }).fixed
      .dumped("scrolledAxis") { scroll, _ in scroll.scrollsAcross ? "horizontal" : nil }
      .named("the axis", .layout, standard: "vertical")
      .documented(
        "The axis along which the view scrolls; along the other axis the content is as long as the view.",
        default: "vertical",
        uikit: nil),
    .init(
      Key("contentInsetAdjustmentBehavior", form: .choice([("automatic", true), ("never", false)])) {
        $0.keepsClearOfEdges = $1
      }
    )
    .documented("Whether the content keeps clear of the safe area.", default: "automatic"),
  ])

  static let keys = table(
    "a scroll view", "UIScrollView",
    properties.keys
      + SceneScrolling.properties.keys.map { $0.lifted { $1(&$0.scrolling) } }.filter {
        $0.names != ["isScrollEnabled"]
      },
    rest: [
      Key("content", .view) { draft, decoding, node in
        guard var content = decoding.decodeView(node) else { return }
        decoding.rejectPlace(of: content, in: "a scroll view")
        content.placement = .arranged
        draft.view.subviews = [content]
      }.fixed
        .documented("The view that is scrolled, as in `content: {stack: …}`.", uikit: nil)
    ], omitting: ["subviews"], later: ["zoomScale"],
    needsScreen: SceneScrolling.needsScreen.filter { $0.key != "contentInsetAdjustmentBehavior" }.merging([
      "isScrollEnabled": "scrolling needs user input; contentOffset sets the visible part"
    ]) { own, _ in own },
    renamed: ["views": "content", "subviews": "content"],
    hint: {
      $0 == "contentSize" ? "contentSize cannot be set: it follows from the content; read it in the layout dump" : nil
    })

  static func makeBody(in context: RenderContext) -> ScrollView { ScrollView(in: context) }

  func apply(to view: ScrollView, _ resources: inout SceneResources) {
    view.keepsClearOfEdges = keepsClearOfEdges ?? true
    scrolling.apply(to: view)
  }

  static func write(_ scroll: ScrollView, to writer: inout LayoutWriter) {
    writer.write(scroll, properties)
  }

  func makeSubviews(_ models: [SceneView], of scroll: ScrollView, _ resources: inout SceneResources) {
    for model in models { scroll.addScrolledView(model.makeView(in: scroll.context, &resources), along: axis) }
  }
}
