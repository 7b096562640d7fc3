import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

/// The keyboard of a window, which a program can show and hide. UIKit does not have these members: there the system has
/// one keyboard, which follows the first responder.
///
/// A window has the keyboard of the environment's device, at the lower edge of the environment's screen. A window whose
/// keyboard is set or shown by these members has it at its own lower edge, wherever the screen ends.
extension UIWindow {
  /// The height of the keyboard that appears with the first responder, without its accessory view, in points. nil means
  /// a hardware keyboard: only input views are shown. The default is that of `UIKitEnvironment`.
  public var keyboardHeight: CGFloat? {
    get { engineWindow.keyboard.map { CGFloat($0.height) } }
    set { ownKeyboard = newValue.map { Keyboard(height: $0) } }
  }

  /// The keyboard, at the window's own lower edge if it is set.
  private var ownKeyboard: Keyboard? {
    get { engineWindow.keyboard }
    set {
      engineWindow.sharedScreenSize = nil
      engineWindow.keyboard = newValue
    }
  }

  /// The frame of the keyboard with its accessory view on the screen; nil while none is shown.
  public var keyboardFrame: CGRect? { engineWindow.keyboardFrame.map { CGRect($0) } }

  /// Gives the window the keyboard of a device, by its name.
  /// - Returns: false if the device, or the height of its keyboard, is not known.
  @discardableResult public func useKeyboard(ofDevice name: String) -> Bool {
    guard let device = Device.named(name), let keyboard = Keyboard(of: device) else { return false }
    ownKeyboard = keyboard
    return true
  }

  /// Shows a keyboard, whatever the focus, or changes the shown one.
  public func showKeyboard(height: CGFloat) {
    engineWindow.sharedScreenSize = nil
    engineWindow.showKeyboard(Keyboard(height: height))
  }

  /// Hides the keyboard; the first responder stays.
  public func hideKeyboard() { engineWindow.hideKeyboard() }
}
