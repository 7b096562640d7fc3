import GalleyViews
import UIFoundation

/// The view of the engine behind a `UIButton`, which remembers the width that constraints gave it.
final class ButtonPeer: View, WidthMeasuring {
  var dependsOnWidth = false
  var constrainedWidth: Double?
}

/// The label of a button's title or subtitle. While the button has a configuration, the
/// configuration determines font, colour and text, and setting them has no effect
/// (rule: button-configuration-title).
final class ButtonLabel: UILabel {
  /// True while a configuration determines font, colour and text.
  private var isConfigured = false

  /// Lets the button change the label, whether or not a configuration determines the text.
  /// Afterwards, `isConfigured` states whether a configuration determines it.
  func change(isConfigured: Bool, _ change: (ButtonLabel) -> Void) {
    self.isConfigured = false
    change(self)
    self.isConfigured = isConfigured
  }

  /// Takes the line break mode of a configuration: with the wrapping modes the text may have several
  /// lines, with others it has one (UIKit's documentation of `titleLineBreakMode`). Without a
  /// configuration, nothing changes.
  func wrap(_ mode: NSLineBreakMode?) {
    guard let mode else { return }
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }

  override var text: String? {
    get { super.text }
    set { if !isConfigured { super.text = newValue } }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { if !isConfigured { super.attributedText = newValue } }
  }
  override var font: UIFont! {
    get { super.font }
    set { if !isConfigured { super.font = newValue } }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set { if !isConfigured { super.textColor = newValue } }
  }
}
