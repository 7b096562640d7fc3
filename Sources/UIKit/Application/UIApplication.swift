public import CoreGraphics
public import Foundation
public import UIFoundation

/// The application. Every process has one application object, which is active and needs no launch.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private static let single = UIApplication()

  /// The only application object of the process.
  open class var shared: UIApplication { single }

  /// The delegate; nil unless a test sets one.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The first responder, which receives key presses and actions without a target.
  package weak var firstResponder: UIResponder?
  /// The registered windows, the most recent last.
  package var knownWindows: [WeakWindow] = []
  /// True if changes inside an animation closure are animated.
  package var areAnimationsEnabled = true
  /// The animations that were begun but not committed, the outermost first.
  package var animationBlocks: [AnimationBlock] = []
  /// The state of the application. It is active by default, and a test may change it.
  open package(set) var applicationState = State.active
  /// The URLs that the program tried to open, the oldest first. Galley only records them.
  package private(set) var openedURLs: [URL] = []

  /// The application's delegate, which is the last responder of the chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// The windows, from back to front.
  open var windows: [UIWindow] {
    knownWindows.removeAll { $0.window == nil }
    return knownWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The window that receives key presses.
  open package(set) weak var keyWindow: UIWindow?

  /// Registers a window and makes it the key window.
  package func makeKey(_ window: UIWindow) {
    if !knownWindows.contains(where: { $0.window === window }) { knownWindows.append(WeakWindow(window)) }
    keyWindow = window
  }

  /// The only scene, which contains all windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.single] }
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.single.session] }
  /// Always false, since there is only one scene.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Events

  /// Sends an action to a target. Without a target it is sent along the responder chain from the
  /// first responder. Returns true if an object handled it.
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

  /// Delivers an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
  }

  /// Makes the application ignore touches until the matching `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Balances a call of `beginIgnoringInteractionEvents()`. Touches are handled again when all
  /// calls are balanced.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  private var ignoring = 0
  /// True while touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  // MARK: Addresses

  /// Records a URL in `openedURLs` without opening it, and reports success.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  /// Records a URL in `openedURLs` without opening it. Always returns true.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Returns true if a URL has a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  // MARK: Settings

  /// The user's preferred text size, taken from the environment's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The layout direction of the interface, taken from the environment's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// True if the device should stay awake. Galley stores the value and ignores it.
  open var isIdleTimerDisabled = false
  /// True if shaking the device should undo the last change. Galley stores the value and ignores
  /// it.
  open var applicationSupportsShakeToEdit = true
  /// The number on the badge of the application's icon.
  open var applicationIconBadgeNumber = 0
  /// The items of the menu of the application's icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// True if the network activity indicator is requested. It is not drawn.
  open var isNetworkActivityIndicatorVisible = false
  /// Always true.
  open var isProtectedDataAvailable: Bool { true }
  /// Always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon: always nil.
  open var alternateIconName: String? { nil }
  /// The permission to refresh content in the background: always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The remaining background time in seconds: unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Status bar

  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: UIDevice.current.orientation.rawValue) ?? .portrait
  }
  /// The style of the status bar, which is not drawn.
  open var statusBarStyle = UIStatusBarStyle.default
  /// True if the status bar is hidden. The default is true, since Galley does not draw the bar.
  open var isStatusBarHidden = true
  /// The frame of the status bar: always zero, since the bar is not drawn.
  open var statusBarFrame: CGRect { .zero }

  /// Sets the style of the status bar, which is not drawn.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  // MARK: Background

  private var lastTask = 0

  /// Begins a task that may continue in the background.
  @discardableResult
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Begins a named task that may continue in the background.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Does nothing, since background tasks are not tracked.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Requests remote notifications. There is no server, so the delegate is notified of a failure.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// Always false, since there is no notification server.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Does nothing, since the application is never registered.
  open func unregisterForRemoteNotifications() {}
}

/// A weak reference to a window.
package struct WeakWindow {
  package weak var window: UIWindow?

  package init(_ window: UIWindow) { self.window = window }
}
