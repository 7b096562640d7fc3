/// The place of a line in its container.
struct LineFrame {
  /// The container's place in the order of containers, and what stood above the line.
  var position: LinePosition
  var container: TextContainer
  /// Upper edge, spacing before included.
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
  /// The place of the next line.
  var bottom: Double { usedTop + usedHeight + spacingAfter }
}
