import CoreGraphics
public import Foundation
public import UIFoundation

/// The state of assistive technologies, none of which runs here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Creates a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Text is to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
    /// A technology is to pause.
    public static let pauseAssistiveTechnology = Self(rawValue: 1017)
    /// A technology may go on.
    public static let resumeAssistiveTechnology = Self(rawValue: 1018)
  }

  /// A technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a technology from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A finger moving from key to key.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// A voice that reads.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Does nothing, since no technology listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// False: no voice reads.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// True if the environment's traits ask for bold text.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if the environment's traits ask for high contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  /// Always false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Returns the element that has the focus of a technology: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Returns a rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a path of a view on the screen. The view is assumed to be neither rotated nor scaled.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Does nothing, since nothing is zoomed.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
}
