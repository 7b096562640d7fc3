import CoreGraphics
public import Foundation
import UIFoundation

/// A view that replaces the keyboard or is above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background style of an input view.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// The background style.
  public let inputViewStyle: Style
  /// True if the content determines the height.
  open var allowsSelfSizing = false

  /// Creates an input view with a frame and a background style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Creates an input view without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that can play key clicks. Galley plays no sounds.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
