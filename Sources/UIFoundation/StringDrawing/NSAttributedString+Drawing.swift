import CoreGraphics
public import Foundation
import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews

extension NSAttributedString {
  /// Returns the size of the text in points, without wrapping.
  public func size() -> CGSize {
    measured { text, render in CGSize(text.size(in: render)) }
  }

  /// Returns the bounding rectangle, in points, of the text laid out in the given size. A width or
  /// height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    measured { text, render in
      var limits = context?.limits ?? StringDrawingContext()
      let rect = text.boundingRect(with: Size(size), options: options.options, context: &limits, in: render)
      context?.take(limits)
      return CGRect(rect)
    }
  }

  /// Draws the text into the current context without wrapping. Its upper left corner is at the
  /// point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context. Lines that do not fit are left out.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text into a rectangle of the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let drawing = UIGraphicsGetCurrentContext() else { return }
    measured { text, render in
      var limits = context?.limits ?? StringDrawingContext()
      drawing.withCanvas { canvas in
        text.draw(with: Rect(rect), options: options.options, context: &limits, on: &canvas, in: render)
      }
      context?.take(limits)
    }
  }

  /// Returns the result of `body`. The closure receives the text, resolved under the current
  /// traits, and may use the typesetter.
  private func measured<Result>(_ body: (AttributedText, RenderContext) -> Result) -> Result {
    let traits = UITraitCollection.current
    let text = attributedText(traits: traits)
    return EngineLock.withLock { body(text, renderContext(for: traits)) }
  }
}
