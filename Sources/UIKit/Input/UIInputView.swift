import CoreGraphics
public import Foundation
import UIFoundation

/// A view that replaces a keyboard or is above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// The background.
  public let inputViewStyle: Style
  /// True if the height is the content's own.
  open var allowsSelfSizing = false

  /// A view with a frame.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Creates a view from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view for input that clicks. Nothing clicks here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
