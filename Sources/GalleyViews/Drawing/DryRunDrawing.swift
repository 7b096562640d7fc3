import GalleyBase
import GalleyDrawing

/// The rectangles that a subclass passes to the inherited methods when it draws text.
///
/// They are found by drawing to a canvas that is thrown away.
struct DryRunDrawing {
  /// The last rectangle in which text was drawn, in the view's coordinates; nil if no text was
  /// drawn.
  private(set) var text: Rect?
  /// The last rectangle in which the placeholder was drawn, in the view's coordinates; nil if it
  /// was not drawn.
  private(set) var placeholder: Rect?

  /// Records the rectangle of the text. The canvas may be translated.
  mutating func noteText(in rect: Rect, on canvas: Canvas) {
    text = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }

  /// Records the rectangle of the placeholder. The canvas may be translated.
  mutating func notePlaceholder(in rect: Rect, on canvas: Canvas) {
    placeholder = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }
}
