package import GalleyText

extension TextField {
  /// Takes over text and style from an object that keeps both, such as UIKit's field, and reports nothing.
  /// - Parameter keepsSelection: True if the same characters got another look; else the insertion point goes to the end,
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

  /// Takes over the attributes of what is typed next.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
