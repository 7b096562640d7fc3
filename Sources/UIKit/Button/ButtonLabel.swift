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
  /// True if a configuration gave the line break mode.
  private var wasConfigured = false

  /// Lets the button change the label, whether or not a configuration determines the text.
  /// Afterwards, `isConfigured` states whether a configuration determines it.
  func change(isConfigured: Bool, _ change: (ButtonLabel) -> Void) {
    self.isConfigured = false
    change(self)
    self.isConfigured = isConfigured
  }

  /// Sets the line break mode and the number of lines that a configuration gives. With the wrapping
  /// modes the text may have several lines; with the other modes it has one line, as UIKit documents
  /// for `titleLineBreakMode`. Nil restores the values of a button without a configuration.
  func takeLineBreakMode(_ mode: NSLineBreakMode?) {
    guard let mode else {
      if wasConfigured { (lineBreakMode, numberOfLines, textAlignment) = (.byTruncatingMiddle, 1, .natural) }
      wasConfigured = false
      return
    }
    wasConfigured = true
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
