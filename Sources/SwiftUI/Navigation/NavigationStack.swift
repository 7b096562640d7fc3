/// A stack of pages with a navigation bar. The last page is visible.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: [AnyHashable]
  let pop: () -> Void
  /// `Never`: a primitive view has no body.
  public typealias Body = Never

  /// Creates a stack with a root page.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path, pop) = (root(), [], {})
  }

  /// Creates a stack with a root page, followed by the pages of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = path.wrappedValue.elements
    pop = { path.wrappedValue.removeLast() }
  }

  /// Creates a stack with a root page, followed by the pages of a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = path.wrappedValue.map { AnyHashable($0) }
    pop = { path.wrappedValue = Data(path.wrappedValue.dropLast()) }
  }
}

extension NavigationStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { NavigationNode(self, place, path: { $0.path }) { $0.root } }
}

/// A stack of pages with a navigation bar, as before iOS 16. If it has several columns, the first
/// is shown.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// Creates a stack with a root page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension NavigationView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { NavigationNode(self, place, path: { _ in [] }) { $0.content } }
}

/// The appearance of a navigation view. All styles show one column (Galley's choice).
public protocol NavigationViewStyle {}
/// The default style of navigation views.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// The style that shows one column.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
/// The style for several columns. One column is shown in Galley.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// The style for two columns. One column is shown in Galley.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows one column.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style for several columns. One column is shown in Galley.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Returns the view unchanged: all styles show one column in Galley.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the closure that creates the page for a value of the given type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    bars { $0.destinations[ObjectIdentifier(data)] = { ($0 as? D).map { AnyView(destination($0)) } } }
  }

  /// Shows a page while the binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = AnyView(destination().presented(isPresented.wrappedValue) { isPresented.wrappedValue = false })
    return bars { if isPresented.wrappedValue { $0.active = page } }
  }

  /// Shows a page while the binding has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    bars { contents in
      guard let value = item.wrappedValue else { return }
      contents.active = AnyView(destination(value).presented(true) { item.wrappedValue = nil })
    }
  }
}
