import GalleyBase
import GalleyText

/// A handle at one end of a selection, for dragging. It is a bar as high as the line, with a round
/// knob above the first selected character or below the last one.
///
/// UIKit shows them only while text is selected by touch. Here they always show, unless `Window.showsSelectionHandles`
/// is off (our choice). The lengths are a choice too, modelled on iOS: a bar of 2 points around the edge of the
/// selection, and a knob of 10 that overlaps the bar by two, so that the knob of a text view's first line fits into its
/// inset of 8.
struct SelectionHandle: Hashable {
  /// The rectangle of the bar, on whole pixels.
  let bar: Rect
  /// The square that encloses the knob.
  let knob: Rect

  /// The thickness of the bar, in points.
  static let thickness = 2.0
  /// The diameter of the knob, in points.
  static let diameter = 10.0
  /// The length by which the knob overlaps the bar, in points.
  static let overlap = 2.0

  /// Creates the handle at the beginning or the end of a selection.
  /// - Parameters:
  ///   - part: the rectangle that contains that end.
  ///   - line: that rectangle on whole pixels.
  init(at part: SelectionRect, line: Rect, isStart: Bool) {
    // Right-to-left text begins on the right.
    let x = part.isRightToLeft == isStart ? line.maxX : line.minX
    bar = Rect(
      x: x - SelectionHandle.thickness / 2, y: line.minY, width: SelectionHandle.thickness, height: line.height)
    let reach = SelectionHandle.diameter - SelectionHandle.overlap
    knob = Rect(
      x: x - SelectionHandle.diameter / 2, y: isStart ? line.minY - reach : line.maxY - SelectionHandle.overlap,
      width: SelectionHandle.diameter, height: SelectionHandle.diameter)
  }
}
