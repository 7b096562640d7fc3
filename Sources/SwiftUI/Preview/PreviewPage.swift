/// One picture of a preview.
@MainActor package struct PreviewPage {
  /// The title that the author gave it.
  package var title: String?
  /// The size that it is shown in.
  package var layout: PreviewLayout
  /// The device that it is shown on; nil for the usual one.
  package var device: PreviewDevice?
  /// The way in which the device is held.
  package var orientation: InterfaceOrientation
  fileprivate let source: PreviewSource
  fileprivate let number: Int
}

extension PreviewSource {
  /// The pictures of the preview: of a group, one for each of its views.
  /// - Throws: that what the preview needs cannot be made.
  @MainActor package func pages() throws -> [PreviewPage] {
    guard case .view(let make) = content else { return [page(settings, 0)] }
    let tree = ViewTree()
    defer { tree.remove() }
    tree.update(AnyView(try settings.changed(make())), environment: EnvironmentValues())
    tree.evaluateStale()
    return tree.items.enumerated().map { number, item in
      var settings = settings
      settings.take(item.traits)
      return page(settings, number)
    }
  }

  @MainActor private func page(_ settings: PreviewSettings, _ number: Int) -> PreviewPage {
    PreviewPage(
      title: settings.title, layout: settings.layout ?? .device, device: settings.device,
      orientation: settings.orientation ?? .portrait, source: self, number: number)
  }
}

extension PreviewPage {
  /// Makes the screen that shows the picture.
  /// - Parameter locale: the locale of the views; nil is the process's.
  package func makeController(locale: Locale? = nil) throws -> UIViewController {
    switch source.content {
    case .controller(let make): return make()
    case .uiView(let make):
      let controller = UIViewController()
      controller.view = make()
      return controller
    case .view(let make):
      let shown = PreviewSelection(content: try source.settings.changed(make()), number: number)
      guard let locale else { return UIHostingController(rootView: AnyView(shown)) }
      return UIHostingController(rootView: AnyView(shown.environment(\.locale, locale)))
    }
  }
}

extension PreviewSettings {
  @MainActor fileprivate func changed(_ view: any View) throws -> any View {
    try modifiers.reduce(view) { try $1($0) }
  }
}

/// One of the views of a group.
nonisolated private struct PreviewSelection: View {
  let content: any View
  let number: Int
  typealias Body = Never
}

extension PreviewSelection: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { PreviewSelectionNode(self, place) }
}

/// The node of a group of which one view is shown. The others are evaluated, and not laid out.
private final class PreviewSelectionNode: ViewNode<PreviewSelection> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() { content = reconcile(AnyView(view.content), content, environment: environment) }

  override func items() -> [LayoutItem] {
    let all = super.items()
    return all.indices.contains(view.number) ? [all[view.number]] : []
  }
}
