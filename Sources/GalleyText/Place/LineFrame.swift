/// The vertical position of a line in its container.
struct LineFrame {
  /// The index of the container, and the position above the line.
  var position: LinePosition
  var container: TextContainer
  /// Upper edge, including spacing before.
  var top: Double
  var height: LineHeight
  /// Space above: `paragraphSpacingBefore`.
  var spacingBefore: Double
  /// Space below that belongs to the used rectangle.
  var lineSpacing: Double
  /// Space below: `paragraphSpacing`.
  var spacingAfter: Double

  var usedTop: Double { top + spacingBefore }
  var usedHeight: Double { height.height + lineSpacing }
  var baseline: Double { usedTop + height.baseline }
  /// Lower edge of the text, without spacing below.
  var textBottom: Double { usedTop + height.height }
  /// The top of the next line.
  var bottom: Double { usedTop + usedHeight + spacingAfter }
}
