import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

/// The keyboard of a window, which a program can show and hide. UIKit has no such members, since
/// the system's keyboard follows the first responder.
///
/// A window has the keyboard of the environment's device, at the lower edge of the environment's screen. A window whose
/// keyboard is set or shown by these members has it at its own lower edge, wherever the screen ends.
extension UIWindow {
  /// The height in points of the keyboard that appears with the first responder, without its
  /// accessory view. nil means a hardware keyboard: only input views are shown. The default is the
  /// environment's height (`UIKitEnvironment`).
  public var keyboardHeight: CGFloat? {
    get { engineWindow.keyboard.map { CGFloat($0.height) } }
    set { ownKeyboard = newValue.map { Keyboard(height: $0) } }
  }

  /// The keyboard of the window. Setting it aligns the keyboard with the window's lower edge.
  private var ownKeyboard: Keyboard? {
    get { engineWindow.keyboard }
    set {
      engineWindow.sharedScreenSize = nil
      engineWindow.keyboard = newValue
    }
  }

  /// The frame on the screen of the keyboard and its accessory view; nil while the keyboard is
  /// hidden.
  public var keyboardFrame: CGRect? { engineWindow.keyboardFrame.map { CGRect($0) } }

  /// Sets the window's keyboard to the keyboard of the device with the given name. Returns false if
  /// the device or its keyboard is not known.
  /// - Returns: false if the device, or the height of its keyboard, is not known.
  @discardableResult public func useKeyboard(ofDevice name: String) -> Bool {
    guard let device = Device.named(name), let keyboard = Keyboard(of: device) else { return false }
    ownKeyboard = keyboard
    return true
  }

  /// Shows a keyboard of the given height, with or without a first responder. If a keyboard is
  /// shown already, changes its height.
  public func showKeyboard(height: CGFloat) {
    engineWindow.sharedScreenSize = nil
    engineWindow.showKeyboard(Keyboard(height: height))
  }

  /// Hides the keyboard. The first responder does not resign.
  public func hideKeyboard() { engineWindow.hideKeyboard() }
}
