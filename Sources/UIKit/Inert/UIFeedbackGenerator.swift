import CoreGraphics
public import Foundation

/// A generator of haptic feedback. In Galley it only counts the requests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of requests for feedback.
  package var occurrences = 0
  /// True after `prepare()`, until feedback is requested.
  package var isPrepared = false

  /// Creates a feedback generator.
  public override init() {}

  /// Prepares for feedback.
  open func prepare() { isPrepared = true }

  func occur() {
    occurrences += 1
    isPrepared = false
  }
}

/// A generator of feedback for physical impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or material of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  package let style: FeedbackStyle
  /// The intensity of the last impact, 0…1.
  package var intensity: CGFloat = 0

  /// Creates a feedback generator for impacts with medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a feedback generator for impacts with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Requests feedback for an impact with full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Requests feedback for an impact with an intensity, 0…1.
  open func impactOccurred(intensity: CGFloat) {
    self.intensity = min(max(intensity, 0), 1)
    occur()
  }
}

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Requests feedback for a changed selection.
  open func selectionChanged() { occur() }
}

/// A generator of feedback for the outcome of an action.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of an action.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// The outcome in the last request; nil before the first request.
  package var lastType: FeedbackType?

  /// Requests feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    lastType = notificationType
    occur()
  }
}
