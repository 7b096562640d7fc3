import GalleyBase
import GalleyText

extension TextField {
  /// The size that the field needs to show its whole text.
  ///
  /// The space around the text is measured by requesting the text's rectangle in large bounds, so that a subclass which
  /// changes that rectangle changes the size too.
  var naturalSize: Size {
    let line = showsPlaceholder ? placeholderLine : textLine
    if showsPlaceholder { updatePlaceholderLine() } else { updateTextLine() }
    let whole = line.whole(fontScale: 1)
    var used = whole.layout.usedSize
    used.height += sizingRule.heightBeyond(whole.layout, with: context.typesetter)
    let probe = Rect(x: 0, y: 0, width: whole.width + TextField.probeLength, height: TextField.probeLength)
    let room = showsPlaceholder ? placeholderRect(forBounds: probe) : textRect(forBounds: probe)
    let around = Size(width: max(0, probe.width - room.width), height: max(0, probe.height - room.height))
    let insets = borderStyle.textInsets
    let beyond = borderStyle.sizeBeyondPlain
    return Size(
      width: (whole.width + around.width + max(0, beyond.width - insets.left - insets.right)).rounded(.up),
      height: max(
        used.height.rounded(.up) + TextField.BorderStyle.heightBeyondLine + beyond.height,
        (used.height + around.height).rounded(.up)))
  }

  /// A length, in points, that is larger than any space that a field needs around its text.
  private static let probeLength: Double = 65_536
}
