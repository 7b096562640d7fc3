import GalleyBase
import GalleyDrawing

/// Drawing for nobody to see, to learn which rectangles a subclass passes on to the view's own drawing of text.
struct TextRehearsal {
  /// The rectangle that the text was drawn in last, in the view's coordinates; nil if none was drawn.
  private(set) var text: Rect?
  /// The same of the placeholder.
  private(set) var placeholder: Rect?

  /// Notes where text was to be drawn; what the canvas was moved by counts.
  mutating func noteText(in rect: Rect, on canvas: Canvas) {
    text = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }

  /// Notes where the placeholder was to be drawn.
  mutating func notePlaceholder(in rect: Rect, on canvas: Canvas) {
    placeholder = rect.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }
}
