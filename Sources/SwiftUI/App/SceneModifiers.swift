// Modifiers of scenes are accepted and have no effect: no window is opened.

extension Scene {
  /// Without effect: there is no menu bar.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Without effect: scenes are not evaluated.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Without effect: scenes are not evaluated.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  /// Without effect: scenes are not evaluated.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  /// Without effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  /// Without effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Without effect: scenes are not evaluated.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Without effect: no window is opened.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Without effect: no window is opened.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Without effect: no window is opened.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Without effect: no settings are kept for an app.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Without effect: no address and no activity is opened.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Without effect: no task runs in the background.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// The limits of a window's size.
public struct WindowResizability: Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowResizability(name: "automatic")
  /// The content's size.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least the content's smallest size.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A kind of work in the background.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// An update of the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The events of a session of downloads.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

/// Makes the object that receives an app's events. No app is run here, so that it receives none.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The object.
  public let wrappedValue: DelegateType
  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = galley_make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Opens windows of the app. None is opened here.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Without effect.
  public func callAsFunction(id: String) {}
  /// Without effect.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Without effect.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// Closes windows of the app. None is open here.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Without effect.
  public func callAsFunction(id: String) {}
  /// Without effect.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
}

extension EnvironmentValues {
  /// Opens windows of the app. None is opened here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows of the app. None is open here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// False: one window is drawn.
  public var supportsMultipleWindows: Bool { false }
  /// Undoes what the user did. There is nothing to undo here.
  public var undoManager: UndoManager? { nil }
}
