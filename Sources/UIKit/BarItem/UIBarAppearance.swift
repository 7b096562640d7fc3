public import Foundation
public import UIFoundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The background colour of the bar.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The image that replaces the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Creates the system's default appearance of a bar.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another bar appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Copies the settings of another appearance. Subclasses in this module override it.
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

  /// Sets the system's blur and line.
  open func configureWithDefaultBackground() {
    reset()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Sets the system's opaque background colour and line.
  open func configureWithOpaqueBackground() {
    reset()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Removes background and line.
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
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The arrow image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the arrow during transitions between screens.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the arrow image of the back button, and its mask during transitions.
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
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose title is below the image. Galley stores the value and ignores
  /// it.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the image. Galley stores the value and ignores
  /// it.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose title is beside the image in a compact bar. Galley stores the
  /// value and ignores it.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The background colour of the selected item. Galley stores the value and ignores it.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of the button.
  open var backgroundImage: UIImage?
}

/// The appearance of a button in its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The style of the buttons that the appearance is for.
  package let style: UIBarButtonItem.Style
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the button has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates an appearance for buttons of the given style.
  public init(style: UIBarButtonItem.Style) { self.style = style }

  /// Creates an appearance for plain buttons.
  public override convenience init() { self.init(style: .plain) }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the icon. Galley stores the value and ignores it.
  open var iconColor: UIColor?
  /// The background colour of the badge. Galley stores the value and ignores it.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of the badge. Galley stores the value and ignores it.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar item in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance while the item is selected.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance while the item is disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance while the item has the focus.
  public let focused = UITabBarItemStateAppearance()
}
