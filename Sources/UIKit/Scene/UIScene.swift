public import Foundation

/// A part of the application's interface with a separate life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The identifier of the application that requested the connection.
    open var sourceApplication: String? { nil }
    /// The user activities to continue.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The chosen item of the menu of the application's icon.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The object that receives the events of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The activation state. It is active by default, and a test may change it.
  open package(set) var activationState = ActivationState.foregroundActive
  /// The title of the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application, which is the next responder of its scene.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL as `UIApplication` does: it only records the URL.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// True if only an application may open the URL, not a browser.
    open var universalLinksOnly = false

    /// Creates options for opening a URL, with default values.
    public override init() {}
  }

  /// Posted before a scene is connected.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene went to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene should open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  /// Creates a context from a URL.
  package init(url: URL) { self.url = url }
}

/// The session of a scene, which can outlive the scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene in a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw name of the role.
    public var rawValue: String

    /// Creates a role from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The scene shows windows on the device's screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The scene shows windows on an external screen.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene of the session.
  open package(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// The identifier of the session. It is the same in every process.
  open var persistentIdentifier: String { configuration.name ?? role.rawValue }
  /// Custom data of the application.
  open var userInfo: [String: Any]?
  /// The user activity from which the scene's state can be restored.
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session for a role.
  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes and the storyboard with which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene's initial view controller.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
