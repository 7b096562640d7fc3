// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation
public import UIFoundation

/// A scene that contains windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The only scene of the application.
  package static let single = UIWindowScene(
    session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())

  /// The screen of the windows.
  open var screen: UIScreen { .main }
  /// The windows, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives key presses.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The coordinate space of the scene, which is the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the current environment.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
  /// The limits of the scene's size: always nil.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// True if the scene fills the screen: always true.
  open var isFullScreen: Bool { true }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The state of the status bar, which is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style of the status bar, which determines its colours.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// True if the status bar is hidden. The default is true, since Galley does not draw the bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The frame of the status bar: always zero.
  open var statusBarFrame: CGRect { .zero }
}

/// The minimum and maximum size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size.
  open var minimumSize = CGSize.zero
  /// The maximum size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The object that receives the events of a scene. By default its methods do nothing.
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
  /// Called with URLs that the scene should open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called with a user activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns the user activity from which the scene's state can be restored; nil for none.
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
  /// Returns nil by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The object that receives the events of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwning {
  /// Called after the size, orientation or traits of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called when the user chooses an item of the menu of the application's icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The main window. The outer optional is nil if the delegate declares no window.
  public var window: UIWindow?? { .some((self as any WindowOwning).window) }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Reports that the item was not handled.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
