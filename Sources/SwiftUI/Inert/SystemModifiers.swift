// Accepted and without effect: settings of the system around a view.

extension View {
  /// Without effect: there is no pointer that stays over the view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Without effect: there is no pointer that stays over the view.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Without effect: there is no pointer that stays over the view.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Without effect: a shape that `ContainerRelativeShape` would follow.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
  /// Without effect: no address and no activity is opened.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Without effect: widgets are not opened.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Without effect: nothing is updated.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Without effect: there is no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Without effect: nothing is searched in texts.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Without effect: nothing is searched in texts.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Without effect: nothing is renamed.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Without effect: pictures have one range of brightness.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Without effect: backgrounds are not extended under bars.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Without effect: the edges of scrolling views are drawn alike.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Without effect: nobody drags.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Without effect on pictures: the characters of the text are read one by one.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Puts a bar at the top or the bottom edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Has no effect: text editors have one look here.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let standard = DynamicRange(name: "standard")
    /// A wider one.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The widest one.
    public static let high = DynamicRange(name: "high")
  }
}

/// The look of a scrolling view's edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The reaction of a view to a drag that stays over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It is activated.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It is not activated.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The look of text editors: all are alike here.
public protocol TextEditorStyle: Sendable {}

/// The standard look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style without settings.
  public init() {}
}

/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style without settings.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The standard one.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The one without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The mark that Xcode puts on views of previews.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// A modifier that marks a view for tools. It changes nothing.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The mark.
  public let identifier: Identifier
  /// A modifier with a mark.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// The view.
  @MainActor public func body(content: Content) -> some View { content }
}
