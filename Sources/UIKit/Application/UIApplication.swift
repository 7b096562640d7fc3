public import CoreGraphics
public import Foundation
public import UIFoundation

/// The application. Every process has an active one, without a launch.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private static let single = UIApplication()

  /// The only application.
  open class var shared: UIApplication { single }

  /// The delegate. A test may set one.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The responder that gets keys and actions without a target.
  package weak var firstResponder: UIResponder?
  /// The windows, the latest last.
  package var knownWindows: [WeakWindow] = []
  /// True if changes inside an animation's closure are animated.
  package var areAnimationsEnabled = true
  /// The animations that began and are not committed, the outermost first.
  package var animationBlocks: [AnimationBlock] = []
  /// The state: active by default; a test may set it.
  open package(set) var applicationState = State.active
  /// The addresses that were opened, which leads nowhere, the oldest first.
  package private(set) var openedURLs: [URL] = []

  /// The application's delegate; after it the chain ends.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// The windows, from back to front.
  open var windows: [UIWindow] {
    knownWindows.removeAll { $0.window == nil }
    return knownWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The window that gets keys.
  open package(set) weak var keyWindow: UIWindow?

  /// Registers a window, and makes it the key window.
  package func makeKey(_ window: UIWindow) {
    if !knownWindows.contains(where: { $0.window === window }) { knownWindows.append(WeakWindow(window)) }
    keyWindow = window
  }

  /// The only scene, which has all windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.single] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.single.session] }
  /// False: there is one scene.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Events

  /// Sends an action to a target, or along the responder chain from the first responder if there is none. Returns true
  /// if an object handled it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return send(action, to: target as AnyObject, from: sender, for: event) }
    let start = firstResponder ?? (sender as? UIResponder) ?? keyWindow
    return sequence(first: start ?? self, next: \.next).contains { send(action, to: $0, from: sender, for: event) }
  }

  private func send(_ action: Selector, to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action.isUnderstood(by: target) else { return false }
    _ = action.perform(on: target, with: sender, event)
    return true
  }

  /// Delivers an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
  }

  /// Begins to ignore touches.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Stops ignoring touches, after a matching number of calls.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  private var ignoring = 0
  /// True while touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  // MARK: Addresses

  /// Records that an address was to be opened, and reports success.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  /// Records that an address was to be opened.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Returns true if an address has a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  // MARK: Settings

  /// The size of text that the user prefers: that of the environment.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the interface: that of the environment.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// True if the device stays awake, which it does anyway.
  open var isIdleTimerDisabled = false
  /// True if shaking undoes.
  open var applicationSupportsShakeToEdit = true
  /// The badge number of the icon.
  open var applicationIconBadgeNumber = 0
  /// The entries of the icon's menu.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// True while a sign shows that the network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// True: protected data is always available.
  open var isProtectedDataAvailable: Bool { true }
  /// False: no icons are exchanged.
  open var supportsAlternateIcons: Bool { false }
  /// The icon in use, nil for the first.
  open var alternateIconName: String? { nil }
  /// The permission to work in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The remaining background time.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Status bar

  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: UIDevice.current.orientation.rawValue) ?? .portrait
  }
  /// The colours of the status bar, which is not drawn.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Always true, since the status bar is not drawn.
  open var isStatusBarHidden = true
  /// The frame of the status bar: none.
  open var statusBarFrame: CGRect { .zero }

  /// Sets the colours of the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  // MARK: Background

  private var lastTask = 0

  /// Begins a task that may go on in the background.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Begins a task with a name that may go on in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Requests remote notifications: there is no server, so the delegate is notified of the failure.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// False: there are no messages from a server.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {}
}

/// A weak reference to a window.
package struct WeakWindow {
  package weak var window: UIWindow?

  package init(_ window: UIWindow) { self.window = window }
}
