import CoreGraphics
package import GalleyBase
package import GalleyDrawing
import GalleyText
package import GalleyViews
import UIFoundation

extension ViewAnswers: LabelHost {
  private var label: UILabel? { view as? UILabel }
  var labelText: AttributedText? {
    label.flatMap { $0.content.text?.attributedText(traits: $0.traits, defaultFont: $0.content.font ?? .labelDefault) }
  }
  var labelStyle: LabelStyle {
    label.map { $0.content.engineStyle(in: $0.traits) } ?? LabelText().engineStyle(in: .current)
  }
}

/// The engine's label behind a `UILabel`. It calls the methods that subclasses of `UILabel` can
/// override.
package final class LabelPeer: Label {
  private var owner: UILabel? { (host as? ViewAnswers)?.view as? UILabel }

  package override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    guard let owner else {
      return standardTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    return Rect(unstandardized: owner.textRect(forBounds: CGRect(bounds), limitedToNumberOfLines: numberOfLines))
  }

  package override func drawText(in rect: Rect, on canvas: inout Canvas) {
    guard let owner else { return drawStandardText(in: rect, on: &canvas) }
    CGContext.recording(on: &canvas) { context in
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      owner.traits.asCurrent { owner.draw(owner.bounds) }
    }
  }

  /// Returns the rectangle of the text, ignoring overrides of subclasses.
  func standardTextRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  /// Draws the text in a rectangle, ignoring overrides of subclasses.
  func drawStandardText(in rect: Rect, on canvas: inout Canvas) { super.drawText(in: rect, on: &canvas) }
}
