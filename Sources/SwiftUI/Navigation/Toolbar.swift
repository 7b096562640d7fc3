/// Adds items to the bars of the page.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  typealias Body = Never
  let items: Items

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ToolbarNode(view, place)
  }
}

/// The node of a ``ToolbarModifier``.
final class ToolbarNode<Content: View, Items: ToolbarContent>: ViewNode<
  ModifiedContent<Content, ToolbarModifier<Items>>
>
{
  private var content: Node?
  private lazy var reader = ToolbarReader(self)
  private var entries: [ToolbarEntry] = []
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    entries = observing { reader.read(view.modifier.items) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = combinedPreference(key, of: children)
    guard K.self == BarContentsKey.self else { return inner }
    var contents = inner as? BarContents ?? BarContents()
    contents.items += entries
    return contents as? K.Value
  }
}

extension View {
  /// Adds views at the trailing end of the navigation bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(placement: .automatic, content: content)))
  }

  /// Adds items to the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds items to the bars of the page. In an app, the user can customise these items.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows or hides bars of the page.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { contents in for bar in bars.orNavigationBar { contents.visibility[bar.barKind] = visibility } }
  }

  /// Shows or hides bars of the page.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { contents in for bar in bars.orNavigationBar { contents.visibility[bar.barKind] = visibility } }
  }

  /// Returns the view unchanged: the system adds no items that could be removed.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Sets the background of bars. It is drawn only if the visibility of the background is set to
  /// visible.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self.bars { contents in for bar in bars.orNavigationBar { contents.backgrounds[bar.barKind] = AnyShapeStyle(style) }
    }
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { contents in
      for bar in bars.orNavigationBar { contents.backgroundVisibility[bar.barKind] = visibility }
    }
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { contents in
      for bar in bars.orNavigationBar { contents.backgroundVisibility[bar.barKind] = visibility }
    }
  }

  /// Returns the view unchanged: bars keep the colour scheme of the page (Galley's choice).
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Returns the view unchanged: the role of a toolbar has no effect on iPhones.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Sets the size of the page's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Returns the view unchanged: pictures do not show the menu of the title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

extension [ToolbarPlacement] {
  /// The named bars, or the navigation bar if none is named.
  fileprivate var orNavigationBar: [ToolbarPlacement] { isEmpty ? [.automatic] : self }
}
