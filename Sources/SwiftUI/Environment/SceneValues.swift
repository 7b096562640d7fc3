/// The state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not in sight.
  case background
  /// In sight, but not in use.
  case inactive
  /// In use.
  case active
}

/// The room that a view has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular

  /// UIKit's value; nil if it is not specified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// Opens addresses: nothing is opened, and the answer is false.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// The result of opening an address.
  public struct Result: Sendable {
    let isHandled: Bool
    /// It was opened.
    public static let handled = Result(isHandled: true)
    /// It was not opened.
    public static let discarded = Result(isHandled: false)
    /// The system opens it.
    public static let systemAction = Result(isHandled: false)
    /// The system opens another.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }
  private let handler: @Sendable (URL) -> Result
  /// An action that a closure does.
  nonisolated public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens an address, and tells whether it was opened.
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

  /// The state of the scene: in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The room from side to side; nil if it is not known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  /// The room from top to bottom; nil if it is not known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
  /// False: no assistive app runs.
  public var accessibilityEnabled: Bool { false }
  /// False: no screen is read.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False: no switch is used.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False: colours alone may tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// False: things may be transparent.
  public var accessibilityReduceTransparency: Bool { false }
  /// False: things may move.
  public var accessibilityReduceMotion: Bool { false }
  /// False: colours are not inverted.
  public var accessibilityInvertColors: Bool { false }
  /// False: buttons have no outlines of their own.
  public var accessibilityShowButtonShapes: Bool { false }
  /// False: things are not shown large while they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension View {
  /// Without effect: the view that would have the focus first.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Has the view evaluated again only if it is not equal to the last one: without effect on pictures.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// The time at which the default focus is decided.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The system's time.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Each time that the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// A view that can be compared with the last one.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// A view that can be compared.
  public init(content: Content) { self.content = content }
  /// The view.
  @MainActor public var body: some View { content }
}
