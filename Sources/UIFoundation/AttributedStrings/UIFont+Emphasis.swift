extension UIFont {
  /// Returns the font in bold, italic or monospaced style as the intent requires, if its family has
  /// such a face.
  package func emphasized(_ intent: InlinePresentationIntent) -> UIFont {
    var descriptor = fontDescriptor
    if intent.contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
    var traits = descriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if !intent.isDisjoint(with: [.stronglyEmphasized, .emphasized]) {
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
