import CoreGraphics
public import Foundation
public import UIFoundation

/// The state of assistive technologies. Galley runs without any.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw number of the message.
    public var rawValue: UInt32

    /// Creates a message from its raw number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The message that the whole screen changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// The message that a part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The message that a text should be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// The message that a page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
    /// The message that an assistive technology should pause.
    public static let pauseAssistiveTechnology = Self(rawValue: 1017)
    /// The message that a paused assistive technology can resume.
    public static let resumeAssistiveTechnology = Self(rawValue: 1018)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw name of the assistive technology.
    public var rawValue: String

    /// Creates an identifier from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control, which moves from element to element.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver, which reads elements out.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Does nothing, since no assistive technology is running.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// True if the current traits request bold text.
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
  /// True if the current traits request high contrast.
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

  /// Returns nil, since no assistive technology has a focus.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Converts a rectangle from a view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path from a view's coordinates to the screen's. The view is assumed to be neither
  /// rotated nor scaled.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Does nothing, since the screen is never zoomed.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
}
