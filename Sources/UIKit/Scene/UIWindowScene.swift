// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation
public import UIFoundation

/// A scene of windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The only scene of the application.
  package static let single = UIWindowScene(
    session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())

  /// The screen.
  open var screen: UIScreen { .main }
  /// The windows, the lowest first.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that gets keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The space of the scene's points: the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
  /// The limits of the size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// True while the scene fills the screen.
  open var isFullScreen: Bool { true }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The status bar, which is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The colours.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// True.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// Nothing.
  open var statusBarFrame: CGRect { .zero }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size.
  open var minimumSize = CGSize.zero
  /// The maximum size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The object that receives the events of a scene. By default a method does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the scene is connected.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with addresses to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called with a user activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns a user activity to continue.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The object that receives the events of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwning {
  /// Called after the space of a scene has changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called with an entry of the icon's menu.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The main window, in an optional: a delegate need not have one.
  public var window: UIWindow?? { .some((self as any WindowOwning).window) }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Reports a failure.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
