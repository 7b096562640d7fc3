/// The vertical position of a line in its container.
struct LineFrame {
  /// The position at which the line begins in `container`.
  var position: LinePosition
  var container: TextContainer
  /// The upper edge of the line, including the spacing above it.
  var top: Double
  var height: LineHeight
  /// The space above the line from `paragraphSpacingBefore`.
  var spacingBefore: Double
  /// The space from `lineSpacing` below the text, which is a part of the used rectangle.
  var lineSpacing: Double
  /// The space below the line from `paragraphSpacing`.
  var spacingAfter: Double

  var usedTop: Double { top + spacingBefore }
  var usedHeight: Double { height.height + lineSpacing }
  var baseline: Double { usedTop + height.baseline }
  /// The lower edge of the text, without the spacing below it.
  var textBottom: Double { usedTop + height.height }
  /// The lower edge of the line, at which the next line begins.
  var bottom: Double { usedTop + usedHeight + spacingAfter }
}
