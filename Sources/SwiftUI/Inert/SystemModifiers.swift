// Accepted and without effect: settings of the system around a view.

extension View {
  /// Has no effect: there is no pointer that shows a tooltip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: there is no pointer that shows a tooltip.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Has no effect: there is no pointer that shows a tooltip.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Has no effect: `ContainerRelativeShape` does not follow the shape in Galley.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
  /// Has no effect: Galley opens no URLs and no activities.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Has no effect: Galley opens no widgets.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Has no effect: Galley does not update the content later.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Has no effect: there is no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Has no effect: nobody searches in texts.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect: nobody searches in texts.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: nobody renames the content.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Has no effect: images have the standard dynamic range in Galley.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Has no effect: Galley does not extend backgrounds under bars.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Has no effect: all edges of scroll views look the same in Galley.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Has no effect: nobody drags items.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Has no effect: pictures do not show how text is spoken.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Adds a bar at the top or the bottom edge, as `safeAreaInset(edge:alignment:spacing:content:)`
  /// does.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Has no effect: all text editors look the same in Galley.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

extension Image {
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A limited high range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The full high range.
    public static let high = DynamicRange(name: "high")
  }
}

/// The appearance of a scroll view's edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The reaction of a view to a drag that stays over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag that stays over the view activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag that stays over the view has no effect.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The appearance of text editors. Galley draws all text editors alike.
public protocol TextEditorStyle: Sendable {}

/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// The style of text editors without decoration. Galley draws all text editors alike.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The identifier that Xcode adds to the views of previews.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// A modifier that attaches an identifier for tools. It does not change the view.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The identifier of the view.
  public let identifier: Identifier
  /// Creates a modifier with an identifier.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// Returns the view unchanged.
  @MainActor public func body(content: Content) -> some View { content }
}
