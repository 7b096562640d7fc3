/// The declaration of an app. Galley draws the app's previews but does not run the app.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes, such as its windows.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app. Galley cannot: it prints the command that draws the app's views and exits with
  /// code 1.
  @MainActor @preconcurrency public static func main() { refuseToRunApp() }
}

/// A part of an app's interface, such as a group of windows. Galley opens no windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A primitive scene has no body. Reading this property stops the program.
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// A scene whose windows all show the same view.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// `Never`: a primitive scene has no body.
  public typealias Body = Never
  /// Creates a group of windows that show a view.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with an identifier for `openWindow`.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a text as their title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a string as their title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title from the string table and an identifier for
  /// `openWindow`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a string as their title and an identifier for `openWindow`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows, each of which shows a value of the same type.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {}
  /// Creates a group of windows, each of which shows a value of the same type. The identifier is
  /// for `openWindow`.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {}
}

/// A scene with a single window.
nonisolated public struct Window<Content: View>: Scene {
  /// `Never`: a primitive scene has no body.
  public typealias Body = Never
  /// Creates a window with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene for the settings window of a Mac app.
nonisolated public struct Settings<Content: View>: Scene {
  /// `Never`: a primitive scene has no body.
  public typealias Body = Never
  /// Creates a settings window that shows a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A scene that consists of several scenes.
nonisolated public struct _SceneList: Scene {
  /// `Never`: a primitive scene has no body.
  public typealias Body = Never
}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Returns a scene unchanged.
  nonisolated public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  /// Returns a single scene unchanged.
  nonisolated public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  /// Combines several scenes.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> some Scene { _SceneList() }
  /// Returns the scenes of an `if` without `else`.
  nonisolated public static func buildOptional(_ scene: (any Scene)?) -> some Scene { _SceneList() }
  /// Returns the scenes of the first branch of a condition.
  nonisolated public static func buildEither(first scene: any Scene) -> _SceneList { _SceneList() }
  /// Returns the scenes of the second branch of a condition.
  nonisolated public static func buildEither(second scene: any Scene) -> _SceneList { _SceneList() }
  /// Returns scenes that need a certain version of the system.
  nonisolated public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { _SceneList() }
}
