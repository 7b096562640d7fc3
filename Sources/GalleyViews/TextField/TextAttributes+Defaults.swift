import GalleyText

extension AttributedText {
  /// Returns the text with missing attributes filled in from `defaults`.
  func filled(with defaults: TextAttributes) -> AttributedText {
    guard defaults != TextAttributes() else { return self }
    var filled = self
    filled.updateAttributes { $0 = $0.filled(from: defaults, reaching: .text) }
    return filled
  }
}
