/// The activity of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but does not receive events.
  case inactive
  /// The scene is visible and receives events.
  case active
}

/// The amount of space that a view has in one direction, horizontal or vertical.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The interface has little space along the axis.
  case compact
  /// The interface has much space along the axis.
  case regular

  /// Creates the counterpart of a size class of UIKit, or nil if the class is not specified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// An action that opens a URL. By default Galley opens nothing and reports false.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    let isHandled: Bool
    /// The handler opened the URL.
    public static let handled = Result(isHandled: true)
    /// The handler discarded the URL.
    public static let discarded = Result(isHandled: false)
    /// The system is to open the URL. Galley opens nothing.
    public static let systemAction = Result(isHandled: false)
    /// Returns a result that passes another URL to the system. Galley opens nothing.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }
  private let handler: @Sendable (URL) -> Result
  /// Creates an action that calls a closure with the URL.
  nonisolated public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a URL and passes the closure true if the URL was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
  private enum HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  private enum VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

  /// The activity of the scene, by default active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The horizontal size class, or nil if it is not known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  /// The vertical size class, or nil if it is not known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
  /// True if an assistive app runs. Always false in Galley.
  public var accessibilityEnabled: Bool { false }
  /// True if VoiceOver runs. Always false in Galley.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// True if Switch Control runs. Always false in Galley.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// True if information must not depend on colour alone. Always false in Galley.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// True if transparency is to be reduced. Always false in Galley.
  public var accessibilityReduceTransparency: Bool { false }
  /// True if motion is to be reduced. Always false in Galley.
  public var accessibilityReduceMotion: Bool { false }
  /// True if colours are inverted. Always false in Galley.
  public var accessibilityInvertColors: Bool { false }
  /// True if buttons are drawn with outlines. Always false in Galley.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True if a long press shows an item enlarged. Always false in Galley.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension View {
  /// Returns the view unchanged: the default focus has no effect in Galley.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Evaluates the view's body again only if the view differs from its last value. Pictures are the
  /// same without this modifier.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// The time at which the default focus is applied.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The system chooses the time.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default focus is applied each time the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// A view whose body is evaluated again only if the view differs from its last value.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content
  /// Creates a view that is compared before it is evaluated again.
  public init(content: Content) { self.content = content }
  /// The view that is compared.
  @MainActor public var body: some View { content }
}
