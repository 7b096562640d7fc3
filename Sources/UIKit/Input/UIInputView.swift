import CoreGraphics
public import Foundation
import UIFoundation

/// A view in the place of a keyboard, or above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The ground.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// The ground.
  public let inputViewStyle: Style
  /// True if the height is the content's own.
  open var allowsSelfSizing = false

  /// A view with a frame.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// A view of an interface file, of which there are none.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
