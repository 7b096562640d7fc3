import CoreGraphics
public import Foundation
public import UIFoundation

/// An item of a bar: it has a title and a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance {
  /// The title.
  open var title: String? { didSet { changed?() } }
  /// The picture.
  open var image: UIImage? { didSet { changed?() } }
  /// The picture where the bar is low.
  open var landscapeImagePhone: UIImage?
  /// The picture for those who need it large.
  open var largeContentSizeImage: UIImage?
  /// The insets of the picture.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed?() } }
  /// The insets of the picture in a compact bar.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The lengths by which it is smaller for those who need it large.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// True if it can be pressed.
  open var isEnabled = true { didSet { changed?() } }
  /// A number of the application's.
  open var tag = 0
  /// Called by the item after its appearance has changed; the bar sets it.
  package var changed: (() -> Void)?
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// True if assistive technologies see it.
  open var isAccessibilityElement = true
  /// The accessibility label, by default the title.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The value that is read.
  open var accessibilityValue: String?
  /// The nature.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// The name by which a test finds it.
  open var accessibilityIdentifier: String?

  /// Creates an empty item.
  public override init() {}

  /// Creates an item from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Sets the appearance of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed?()
  }

  /// Returns the appearance of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
