import CoreGraphics
public import Foundation

/// A generator of haptic feedback. Here each generator only counts the requests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of requests for feedback.
  package var occurrences = 0
  /// True after `prepare()`, until feedback is requested.
  package var isPrepared = false

  /// A generator.
  public override init() {}

  /// Prepares for feedback.
  open func prepare() { isPrepared = true }

  func occur() {
    occurrences += 1
    isPrepared = false
  }
}

/// A generator of impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  package let style: FeedbackStyle
  /// The strength of the last impact, 0…1.
  package var intensity: CGFloat = 0

  /// A generator of impacts of medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// A generator of impacts of one weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Plays an impact.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays an impact with a strength, 0…1.
  open func impactOccurred(intensity: CGFloat) {
    self.intensity = min(max(intensity, 0), 1)
    occur()
  }
}

/// A generator of the tick of a change of selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a tick.
  open func selectionChanged() { occur() }
}

/// A generator of feedback for the result of an action.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The reported result.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// The last reported result.
  package var lastType: FeedbackType?

  /// Reports a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    lastType = notificationType
    occur()
  }
}
