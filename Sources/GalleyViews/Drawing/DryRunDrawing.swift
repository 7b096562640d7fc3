import GalleyBase
import GalleyDrawing

/// The rectangles that a subclass's drawing passes to the view's own drawing of text.
///
/// They are found by drawing to a canvas that is thrown away.
struct DryRunDrawing {
  /// The last rectangle of the text, in the view's coordinates; nil if none was drawn.
  private(set) var text: Rect?
  /// The last rectangle of the placeholder, in the view's coordinates; nil if none was drawn.
  private(set) var placeholder: Rect?

  /// Records the rectangle of the text; the canvas may be translated.
  mutating func noteText(in rect: Rect, on canvas: Canvas) {
    text = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }

  /// Records the rectangle of the placeholder.
  mutating func notePlaceholder(in rect: Rect, on canvas: Canvas) {
    placeholder = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }
}
