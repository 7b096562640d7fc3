import CoreGraphics
public import Foundation
public import UIFoundation

/// The base class of items in bars, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance {
  /// The title of the item.
  open var title: String? { didSet { changed?() } }
  /// The image of the item.
  open var image: UIImage? { didSet { changed?() } }
  /// The image in a compact bar.
  open var landscapeImagePhone: UIImage?
  /// The image in the enlarged view at accessibility text sizes.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed?() } }
  /// The insets of the image in a compact bar. Galley stores the value and ignores it.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of `largeContentSizeImage`.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// True if the item can be pressed.
  open var isEnabled = true { didSet { changed?() } }
  /// A number with which the application identifies the item.
  open var tag = 0
  /// The closure that the item calls after its appearance has changed. The bar that shows the item
  /// sets it.
  package var changed: (() -> Void)?
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// True if assistive technologies can access the item.
  open var isAccessibilityElement = true
  /// The accessibility label, by default the title.
  open var accessibilityLabel: String?
  /// The accessibility hint, a description of the item's action.
  open var accessibilityHint: String?
  /// The accessibility value, which is read out.
  open var accessibilityValue: String?
  /// The accessibility traits, `button` by default.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// The identifier by which tests find the item.
  open var accessibilityIdentifier: String?

  /// Creates an empty bar item.
  public override init() {}

  /// Creates a bar item without decoding anything from an interface file.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Sets the text attributes of the title for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed?()
  }

  /// Returns the text attributes of the title for a state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
