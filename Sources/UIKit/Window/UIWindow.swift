import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyViews
import UIFoundation

/// The root of a view hierarchy. By default it has the size of the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window. Windows with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  /// The touches in the window.
  final let touchSession = TouchSession()
  open weak var windowScene: UIWindowScene?
  open var windowLevel: Level = .normal
  open var screen: UIScreen { UIScreen.main }
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    isHidden = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @preconcurrency @MainActor public convenience init() { self.init(frame: UIScreen.main.bounds) }

  package override class func makePeer(in context: RenderContext) -> View {
    let window = Window(size: .zero, in: context)
    window.forwardNotifications()
    window.keyboard = UIKitEnvironment.current.keyboard
    window.sharedScreenSize = Size(UIKitEnvironment.current.screenSize)
    return window
  }
  /// The engine's window behind this window.
  package final var engineWindow: Window { peer as! Window }

  open override var window: UIWindow? { self }
  /// True if the window is hidden. A new window is hidden. Showing or hiding it calls the
  /// appearance methods of its view controllers.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { rootViewController?.disappear() } else { rootViewController?.appear() }
    }
  }
  open override var next: UIResponder? { UIApplication.shared }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.keyWindow?.resignKey()
    UIApplication.shared.makeKey(self)
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.appear()
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  private func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller = rootViewController else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
    if !isHidden { controller.appear() }
  }

  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
