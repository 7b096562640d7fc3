import UIFoundation

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
