package import GalleyText

extension TextField {
  /// Adopts text and style from an object that keeps both, such as UIKit's field, without reports.
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

  /// Adopts the attributes of the next typed text.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
