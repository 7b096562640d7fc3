import GalleyText

extension AttributedText {
  /// The text whose runs have what `defaults` say wherever they say nothing.
  func filled(with defaults: TextAttributes) -> AttributedText {
    guard defaults != TextAttributes() else { return self }
    var filled = self
    filled.updateAttributes { $0 = $0.filledWhole(from: defaults) }
    return filled
  }
}

extension TextAttributes {
  /// These attributes, and those of `defaults` where these say nothing: also decorations, of which an empty set says
  /// nothing.
  fileprivate func filledWhole(from defaults: TextAttributes) -> TextAttributes {
    var result = filled(from: defaults)
    if underlineStyle.isEmpty { result.underlineStyle = defaults.underlineStyle }
    result.underlineColor = underlineColor ?? defaults.underlineColor
    if strikethroughStyle.isEmpty { result.strikethroughStyle = defaults.strikethroughStyle }
    result.strikethroughColor = strikethroughColor ?? defaults.strikethroughColor
    if superscript == 0 { result.superscript = defaults.superscript }
    if writingDirection.isEmpty { result.writingDirection = defaults.writingDirection }
    result.link = link ?? defaults.link
    return result
  }
}
