public import Foundation
public import UIFoundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The position of that picture.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture that replaces the line.
  open var shadowImage: UIImage?

  /// The appearance of the system.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Copies the settings of another appearance. Overridden in the module.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }

  /// Takes the blur and the line of the system.
  open func configureWithDefaultBackground() {
    reset()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Takes the colour of the system, which nothing shines through.
  open func configureWithOpaqueBackground() {
    reset()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Takes neither colour nor line.
  open func configureWithTransparentBackground() { reset() }

  private func reset() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of the button that is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The back button's arrow.
  open private(set) var backIndicatorImage = UIImage()
  /// The form of that arrow when screens move.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the back button's arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of the button that is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside, in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background picture.
  open var backgroundImage: UIImage?
}

/// The appearance of a button in its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The weight.
  package let style: UIBarButtonItem.Style
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance when disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates an appearance of a style.
  public init(style: UIBarButtonItem.Style) { self.style = style }

  /// Creates an appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }
}

/// The appearance of an item of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// The appearance of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of an item of a tab bar in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance when selected.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance when disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance with the focus.
  public let focused = UITabBarItemStateAppearance()
}
