// Modifiers of scenes are accepted and have no effect: no window is opened.

extension Scene {
  /// Has no effect: Galley draws no menu bar.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Has no effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Has no effect: Galley opens no windows.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Has no effect: Galley opens no windows.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Has no effect: Galley opens no windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Has no effect: Galley does not evaluate scenes.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Has no effect: Galley opens no URLs and no activities.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Has no effect: no task runs in the background.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// The rule that limits the size of a window.
public struct WindowResizability: Sendable {
  private let name: String
  /// The system chooses the limits.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window is as large as its content allows.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The window is at least as large as the minimum size of its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A kind of task that the system runs in the background.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns a task that updates the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task that handles the events of a URL session.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

/// A property wrapper that creates the app's delegate. The delegate receives no events, as the app
/// is not run.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate of the app.
  public let wrappedValue: DelegateType
  /// Creates the app's delegate as an instance of the given type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = galley_make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The bindings to the delegate's properties.
  @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// An action that opens a window of the app. It does nothing in Galley.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Does nothing: Galley opens no windows.
  public func callAsFunction(id: String) {}
  /// Does nothing: Galley opens no windows.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Does nothing: Galley opens no windows.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window of the app. It does nothing in Galley.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Does nothing: Galley opens no windows.
  public func callAsFunction(id: String) {}
  /// Does nothing: Galley opens no windows.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
}

extension EnvironmentValues {
  /// The action that opens a window of the app. It does nothing in Galley.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window of the app. It does nothing in Galley.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// True if the app can show several windows. Always false in Galley.
  public var supportsMultipleWindows: Bool { false }
  /// The manager that registers changes to undo. Always nil in Galley.
  public var undoManager: UndoManager? { nil }
}
