package import GalleyText

extension TextField {
  /// Copies text and style from an object that stores both, such as the UIKit module's text field.
  /// Changes are not reported.
  /// - Parameter keepsSelection: True if only the attributes changed; otherwise the insertion point moves to the end,
  ///   and composition ends.
  package final func adopt(_ text: AttributedText, defaults: TextAttributes, keepsSelection: Bool) {
    self.defaults = defaults
    if keepsSelection, text.count == editing.count {
      editing.adopt(text, in: 0..<editing.count, using: analyzer)
    } else {
      attributedText = text
    }
    setNeedsLayout()
  }

  /// Sets the attributes of the next typed text, without reporting a change.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
