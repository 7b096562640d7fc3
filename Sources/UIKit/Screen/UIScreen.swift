import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// The screen of the environment's device. Nothing is shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let single = UIScreen()

  /// The only screen of the process.
  open class var main: UIScreen { single }
  /// All screens: only the main screen.
  open class var screens: [UIScreen] { [single] }

  /// The bounds in points, for the device held upright.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIKitEnvironment.current.screenSize) }
  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The part of the screen for the application: the whole screen.
  open var applicationFrame: CGRect { bounds }
  /// The number of pixels per point.
  open var scale: CGFloat { UIKitEnvironment.current.traits.displayScale }
  /// The number of pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The brightness, 0…1. It does not change the pictures.
  open var brightness: CGFloat = 0.5 {
    didSet { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
  }
  /// True if the screen may be dimmed further by software. Galley stores the value and ignores it.
  open var wantsSoftwareDimming = false
  /// True while the screen is recorded or mirrored: always false.
  open var isCaptured: Bool { false }
  /// The screen that this screen mirrors: always nil.
  open var mirrored: UIScreen? { nil }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the current environment.
  open var traitCollection: UITraitCollection { .current }
  /// The coordinate space of the screen. It does not rotate with the device.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
  /// The coordinate space of the screen held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a display link that calls a method for each frame.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns an empty view of the screen's size, since nothing is shown on the screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// Posted after a screen was connected. Galley never posts it.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected. Galley never posts it.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  /// Posted after the mode of a screen has changed. Galley never posts it.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  /// Posted after the brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after recording started or ended. Galley never posts it.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The coordinate space of a screen. Its origin is the origin of the window.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
