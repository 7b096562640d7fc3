import Foundation
import UIFoundation

/// The set of properties that an appearance proxy can set for a class.
struct AppearanceProperties: OptionSet, Hashable {
  let rawValue: UInt64

  static let backgroundColor = AppearanceProperties(rawValue: 1 << 0)
  static let tintColor = AppearanceProperties(rawValue: 1 << 1)
  static let font = AppearanceProperties(rawValue: 1 << 2)
  static let textColor = AppearanceProperties(rawValue: 1 << 3)
  static let shadowColor = AppearanceProperties(rawValue: 1 << 4)
  static let shadowOffset = AppearanceProperties(rawValue: 1 << 5)
  static let highlightedTextColor = AppearanceProperties(rawValue: 1 << 6)
  static let textAlignment = AppearanceProperties(rawValue: 1 << 7)
  static let contentEdgeInsets = AppearanceProperties(rawValue: 1 << 8)
  static let keyboardAppearance = AppearanceProperties(rawValue: 1 << 9)
  static let borderStyle = AppearanceProperties(rawValue: 1 << 10)
  static let defaultTextAttributes = AppearanceProperties(rawValue: 1 << 11)
  static let titleColor = AppearanceProperties(rawValue: 1 << 12)
  static let backgroundImage = AppearanceProperties(rawValue: 1 << 13)
  static let linkTextAttributes = AppearanceProperties(rawValue: 1 << 14)
  static let indicatorStyle = AppearanceProperties(rawValue: 1 << 15)
  static let alpha = AppearanceProperties(rawValue: 1 << 16)

  /// A property and the code that copies it from one view to another.
  struct Property {
    let flag: AppearanceProperties
    let copy: (UIView, UIView) -> Void
  }

  /// All properties that proxies support, each with the class that declares it.
  @MainActor static let all: [Property] = [
    property(.backgroundColor, \UIView.backgroundColor), property(.tintColor, \UIView.tintColor),
    property(.alpha, \UIView.alpha), property(.font, \UILabel.font), property(.textColor, \UILabel.textColor),
    property(.shadowColor, \UILabel.shadowColor), property(.shadowOffset, \UILabel.shadowOffset),
    property(.highlightedTextColor, \UILabel.highlightedTextColor), property(.textAlignment, \UILabel.textAlignment),
    property(.defaultTextAttributes, \UITextField.defaultTextAttributes), property(.font, \UITextField.font),
    property(.textColor, \UITextField.textColor), property(.textAlignment, \UITextField.textAlignment),
    property(.borderStyle, \UITextField.borderStyle),
    property(.keyboardAppearance, \UITextField.keyboardAppearance), property(.font, \UITextView.font),
    property(.textColor, \UITextView.textColor), property(.textAlignment, \UITextView.textAlignment),
    property(.linkTextAttributes, \UITextView.linkTextAttributes),
    property(.keyboardAppearance, \UITextView.keyboardAppearance),
    property(.indicatorStyle, \UIScrollView.indicatorStyle),
    property(.contentEdgeInsets, \UIButton.contentEdgeInsets), property(.titleColor, \UIButton.contents.titleColors),
    property(.backgroundImage, \UIButton.contents.backgrounds),
  ]

  private static func property<Owner: UIView, Value>(
    _ flag: AppearanceProperties, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Property {
    Property(flag: flag) { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }
}
