import CoreGraphics
import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import UIFoundation

/// The UIKit view of a text. Unlike a UILabel, it rounds the baseline of each line to the nearest
/// pixel (true for 7 of 8 recorded texts of SwiftUI on iOS). Parts of glyphs beyond the edges are
/// drawn.
final class TextLabel: UILabel {
  /// True if lines are drawn as bars, for content that is not loaded yet.
  var isRedacted = false
  /// True if the text is at the top of a view that is higher than the text, such as one that
  /// reserves space for lines.
  var isAtTop = false
  /// The paint of the text; nil to use the colours of the attributed text. A gradient extends over
  /// the bounds.
  var paint: Paint? { didSet { showPaint() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.clipsInk = false
    clipsToBounds = false
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showPaint() {
    var filled = subviews.first as? PaintView
    switch paint {
    case nil, .color: filled?.removeFromSuperview()
    case let paint?:
      let view = filled ?? PaintView()
      filled = view
      view.frame = bounds
      view.paint = paint
      let letters = TextLabel(frame: bounds)
      letters.attributedText = attributedText
      letters.numberOfLines = numberOfLines
      view.mask = letters
      addSubview(view)
    }
  }

  /// Returns the lines that fit into a size, but at least one line; nil without a text.
  func lines(in size: CGSize) -> TextLayout? { placement(in: CGRect(origin: .zero, size: size))?.layout }

  /// Returns the layout of the text with its position in a rectangle; nil without a text.
  func placement(in rect: CGRect) -> TextPlacement? {
    // A frame on the grid of lengths may be a step narrower than the text.
    let step = 2 / 65536.0
    func placement(height: CGFloat) -> TextPlacement? {
      label.placement(
        in: Rect(x: rect.minX, y: rect.minY, width: min(rect.width, 1e6) + step, height: min(height, 1e6) + step))
    }
    let whole = placement(height: rect.height)
    guard isAtTop, let height = whole?.layout.usedSize.height, height < rect.height else { return whole }
    return placement(height: height)
  }

  override func drawText(in rect: CGRect) {
    guard subviews.isEmpty else { return }
    guard let placement = placement(in: rect), let context = UIGraphicsGetCurrentContext() else { return }
    let render = renderContext(for: traitCollection)
    context.withCanvas { canvas in
      let grid = GalleyBase.PixelGrid(scale: canvas.scale)
      for line in placement.layout.lines {
        let origin = placement.origin(of: line)
        let baseline = grid.round(canvas.origin.y + origin.y + line.baseline) - canvas.origin.y
        if isRedacted {
          canvas.fillBar(of: line, at: Point(x: origin.x, y: baseline), textColor.color(for: traitCollection))
          continue
        }
        let layout = placement.layout
        let look = TextLook(
          text: layout.shaped.text, font: layout.shaped.defaultFont, textColor: textColor.color(for: traitCollection),
          context: render)
        let moved = TextPlacement(
          layout, at: placement.origins.map { Point(x: $0.x, y: baseline - line.baseline) }, scale: canvas.scale)
        moved.draw(.all, of: [line], look: look, on: &canvas)
      }
    }
  }
}

extension GalleyDrawing.Canvas {
  /// Fills the bar that replaces a line, from about the cap height to the baseline (Galley's
  /// choice).
  fileprivate mutating func fillBar(of line: LineFragment, at origin: Point, _ color: GalleyBase.Color) {
    let height = line.baselineHeight * 0.72
    let bar = Rect(
      x: origin.x + line.usedRect.minX, y: origin.y - height, width: line.usedRect.width, height: height)
    var faded = color
    faded.alpha = UInt8(Double(color.alpha) * 0.16)
    fill(bar, faded)
  }
}
