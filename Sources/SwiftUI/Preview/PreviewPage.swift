/// A picture of a preview. A `PreviewProvider` of several views has several pictures.
@MainActor package struct PreviewPage {
  /// The title that the author has set, or nil.
  package var title: String?
  /// The size of the picture.
  package var layout: PreviewLayout
  /// The device of the preview. Nil means the default device.
  package var device: PreviewDevice?
  /// The orientation of the device.
  package var orientation: InterfaceOrientation
  fileprivate let source: PreviewSource
  /// The number of the view that is shown; nil to show all views of the preview, stacked.
  fileprivate let number: Int?
}

extension PreviewSource {
  /// Returns the pictures of the preview. A `PreviewProvider` has one for each view of a group, and
  /// `#Preview` has one picture (from memory of Xcode 15).
  /// - Throws: that what the preview needs cannot be made.
  @MainActor package func pages() throws -> [PreviewPage] {
    guard case .view(let make) = content else { return [page(settings, 0)] }
    let tree = ViewTree()
    defer { tree.remove() }
    tree.update(AnyView(try settings.changed(make())), environment: EnvironmentValues())
    tree.evaluateStale()
    if typeName == nil, tree.items.count > 1 {
      var settings = settings
      settings.take(tree.items[0].traits)
      return [page(settings, nil)]
    }
    return tree.items.enumerated().map { number, item in
      var settings = settings
      settings.take(item.traits)
      return page(settings, number)
    }
  }

  @MainActor private func page(_ settings: PreviewSettings, _ number: Int?) -> PreviewPage {
    PreviewPage(
      title: settings.title, layout: settings.layout ?? .device, device: settings.device,
      orientation: settings.orientation ?? .portrait, source: self, number: number)
  }
}

extension PreviewPage {
  /// Creates the view controller that shows the picture's view.
  /// - Parameter locale: the locale of the views; nil is the process's.
  package func makeController(locale: Locale? = nil) throws -> UIViewController {
    switch source.content {
    case .controller(let make): return make()
    case .uiView(let make):
      let controller = UIViewController()
      controller.view = make()
      return controller
    case .view(let make):
      let content = try source.settings.changed(make())
      let shown =
        number.map { AnyView(PreviewSelection(content: content, number: $0)) } ?? AnyView(VStack { AnyView(content) })
      guard let locale else { return UIHostingController(rootView: shown) }
      return UIHostingController(rootView: AnyView(shown.environment(\.locale, locale)))
    }
  }
}

extension PreviewSettings {
  @MainActor fileprivate func changed(_ view: any View) throws -> any View {
    try modifiers.reduce(view) { try $1($0) }
  }
}

/// One view of a group of previews.
nonisolated private struct PreviewSelection: View {
  let content: any View
  let number: Int
  typealias Body = Never
}

extension PreviewSelection: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { PreviewSelectionNode(self, place) }
}

/// The node of a ``PreviewSelection``. It evaluates all views of the group but lays out only one.
private final class PreviewSelectionNode: ViewNode<PreviewSelection> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() { content = reconcile(AnyView(view.content), content, environment: environment) }

  override func items() -> [LayoutItem] {
    let all = super.items()
    return all.indices.contains(view.number) ? [all[view.number]] : []
  }

  /// The preferences of the shown view, such as a dark screen, without those of the others.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content?.preference(key, ofItem: view.number)
  }
}
