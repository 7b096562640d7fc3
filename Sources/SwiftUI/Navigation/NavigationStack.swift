/// Pages with a navigation bar, of which the last one is seen.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: [AnyHashable]
  let pop: () -> Void
  /// A primitive view.
  public typealias Body = Never

  /// Pages that begin with a root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path, pop) = (root(), [], {})
  }

  /// Pages that begin with a root, and go on with those of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = path.wrappedValue.elements
    pop = { path.wrappedValue.removeLast() }
  }

  /// Pages that begin with a root, and go on with those of a collection of values.
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

/// Pages with a navigation bar, as before iOS 16. Several columns are shown as their first one.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// Pages that begin with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A primitive view.
  public typealias Body = Never
}

extension NavigationView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { NavigationNode(self, place, path: { _ in [] }) { $0.content } }
}

/// The look of navigation. All styles look as pages of one column (a choice).
public protocol NavigationViewStyle {}
/// The system's navigation.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Pages of one column.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Two columns.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's navigation.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages of one column.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation looks: as pages of one column.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Makes the pages of values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    bars { $0.destinations[ObjectIdentifier(data)] = { ($0 as? D).map { AnyView(destination($0)) } } }
  }

  /// Shows a page while a value is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = AnyView(destination().presented(isPresented.wrappedValue) { isPresented.wrappedValue = false })
    return bars { if isPresented.wrappedValue { $0.active = page } }
  }

  /// Shows a page while there is a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    bars { contents in
      guard let value = item.wrappedValue else { return }
      contents.active = AnyView(destination(value).presented(true) { item.wrappedValue = nil })
    }
  }
}
