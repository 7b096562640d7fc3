public import Foundation

/// A part of the application's interface, with its own life.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons that a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The requesting application.
    open var sourceApplication: String? { nil }
    /// The user activities to continue.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The entry of the icon's menu.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The session.
  public let session: UISceneSession
  /// The object that receives events.
  open var delegate: (any UISceneDelegate)?
  /// The state: active by default; a test may set it.
  open package(set) var activationState = ActivationState.foregroundActive
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application's one scene, then the application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens an address as the application does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// True if only an application may open it, and not a browser.
    open var universalLinksOnly = false

    /// Creates the default options.
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

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// An address.
  package init(url: URL) { self.url = url }
}

/// A session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene.
  open package(set) weak var scene: UIScene?
  /// The role.
  public let role: Role
  /// The configuration.
  public let configuration: UISceneConfiguration
  /// The name, the same in every process.
  open var persistentIdentifier: String { configuration.name ?? role.rawValue }
  /// The application's own data.
  open var userInfo: [String: Any]?
  /// A user activity to continue.
  open var stateRestorationActivity: NSUserActivity?

  /// A session.
  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of its first screen.
  open var storyboard: UIStoryboard?

  /// A configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
