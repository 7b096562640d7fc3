import GalleyText

extension AttributedText {
  /// The text with the attributes of `defaults` that its runs do not set.
  func filled(with defaults: TextAttributes) -> AttributedText {
    guard defaults != TextAttributes() else { return self }
    var filled = self
    filled.updateAttributes { $0 = $0.filled(from: defaults, reaching: .text) }
    return filled
  }
}
