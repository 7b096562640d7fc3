import GalleyBase
import GalleyText

/// A handle for a finger at one end of a selection: a bar as high as the line, with a round knob above the first
/// selected character or below the last one.
///
/// UIKit shows them only while text is selected by touch. Here they always show, unless `Window.showsSelectionHandles`
/// is off (our choice). The lengths are a choice too, modelled on iOS: a bar of 2 points around the edge of the
/// selection, and a knob of 10 that overlaps the bar by two, so that the knob of a text view's first line fits into its
/// inset of 8.
struct SelectionHandle: Hashable {
  /// The bar, on whole pixels.
  let bar: Rect
  /// The square around the knob.
  let knob: Rect

  /// Thickness of the bar.
  static let thickness = 2.0
  /// Width of the knob.
  static let diameter = 10.0
  /// The length by which the knob overlaps the bar.
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
