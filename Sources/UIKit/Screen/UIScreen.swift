import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// The screen: that of the device of the present environment, though nothing is shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let single = UIScreen()

  /// The only screen.
  open class var main: UIScreen { single }
  /// All screens.
  open class var screens: [UIScreen] { [single] }

  /// The screen in points, as high as wide as the device is held upright.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIKitEnvironment.current.screenSize) }
  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The part of the screen for the application: all of it.
  open var applicationFrame: CGRect { bounds }
  /// The pixels of a point.
  open var scale: CGFloat { UIKitEnvironment.current.traits.displayScale }
  /// The pixels of a point.
  open var nativeScale: CGFloat { scale }
  /// The brightness, 0…1, which changes nothing.
  open var brightness: CGFloat = 0.5 {
    didSet { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
  }
  /// True if the brightness may be lowered further.
  open var wantsSoftwareDimming = false
  /// True while the screen is recorded or shown elsewhere: never.
  open var isCaptured: Bool { false }
  /// The screen that this one repeats.
  open var mirrored: UIScreen? { nil }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }
  /// The space of the screen's points, which do not turn with the device here.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
  /// The space of the screen held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a link that calls a method with each picture.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns an empty view of the screen's size, as nothing is on it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// Posted after a screen was connected: never here.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected: never here.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  /// Posted after the mode of a screen has changed: never here.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  /// Posted after the brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after recording began or ended: never here.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The space of a screen's points. The window's origin is the screen's.
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
