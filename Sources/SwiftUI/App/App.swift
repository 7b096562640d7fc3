/// An app, as its file declares it. Galley draws an app's previews and does not run the app.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// The main program of the app: prints which command draws the app's views, and ends with the exit code 1.
  @MainActor @preconcurrency public static func main() { refuseToRunApp() }
}

/// A part of an app's interface: windows with views. No window is opened here.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A primitive scene has no body to evaluate.
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// Windows that show the same view.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}
  /// Windows with a view, named for `openWindow`.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Windows with a title of a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}
  /// Windows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// Windows with a title of a table, named for `openWindow`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Windows with a title, named for `openWindow`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Windows for values of a type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {}
  /// Windows for values of a type, named for `openWindow`.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {}
}

/// A single window.
nonisolated public struct Window<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never
  /// A window with a title of a table.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// A window with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of a Mac app's settings.
nonisolated public struct Settings<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never
  /// The view of the settings.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Several scenes.
nonisolated public struct _SceneList: Scene {
  /// A primitive scene.
  public typealias Body = Never
}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Passes one scene through.
  nonisolated public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  /// Passes a single scene through.
  nonisolated public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  /// Builds several scenes.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> some Scene { _SceneList() }
  /// Builds the scenes of an `if` without `else`.
  nonisolated public static func buildOptional(_ scene: (any Scene)?) -> some Scene { _SceneList() }
  /// Builds the scenes of the first branch of a condition.
  nonisolated public static func buildEither(first scene: any Scene) -> _SceneList { _SceneList() }
  /// Builds the scenes of the second branch of a condition.
  nonisolated public static func buildEither(second scene: any Scene) -> _SceneList { _SceneList() }
  /// Builds scenes that need a certain version of the system.
  nonisolated public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { _SceneList() }
}
