package import GalleyBase
package import GalleyDrawing
package import GalleyFonts
package import GalleyText

/// The appearance of text of which only parts are drawn.
package struct TextLook {
  /// The text with its current attributes. It has the same characters as the layout.
  package var text: AttributedText
  /// The font of characters without a font.
  package var font: Font
  /// The colour of characters without a colour.
  package var textColor: Color
  /// The context, which supplies glyph outlines and attachment pictures.
  package var context: RenderContext

  /// Creates an appearance from the text and its defaults.
  package init(text: AttributedText, font: Font, textColor: Color, context: RenderContext) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.context = context
  }
}

extension TextPlacement {
  /// Creates a placement for a TextKit layout. Baselines are rounded to the pixel below.
  package init(_ layout: TextLayout, at origins: [Point], scale: Double) {
    self.init(layout: layout, origins: origins, fontScale: 1, scale: scale, baselineRounding: .down)
  }

  /// Draws the given layers of the characters in a range.
  ///
  /// UIKit counterpart: NSLayoutManager's drawBackground(forGlyphRange:at:) and drawGlyphs(forGlyphRange:at:).
  package func draw(_ layers: TextLayers, of range: Range<Int>, look: TextLook, on canvas: inout Canvas) {
    draw(layers, of: lines(showing: range), look: look, on: &canvas)
  }

  /// Returns the rectangles of the containers to which the lines of a range are clipped; nil if
  /// none of these lines is too long.
  package func clip(of range: Range<Int>) -> [Rect]? { rectsOfContainers(ofOverlong: lines(showing: range)) }

  /// Draws the given layers of lines. UIKit counterpart: Core Text's CTLineDraw and CTRunDraw.
  package func draw(_ layers: TextLayers, of lines: [LineFragment], look: TextLook, on canvas: inout Canvas) {
    let paint = TextPaint(
      text: look.text, font: look.font, textColor: look.textColor, context: look.context, drawsLinesByWord: true)
    draw(lines, paint: paint, layers: layers, on: &canvas)
  }

  /// Returns the background rectangles of the characters in a range, on whole pixels. Rectangles
  /// that touch are joined.
  package func groundRects(of range: Range<Int>) -> [Rect] {
    let grid = PixelGrid(scale: scale)
    var rects: [Rect] = []
    for line in lines(showing: range) {
      for run in line.runs {
        guard let extent = line.visibleExtent(of: run) else { continue }
        let rect = line.ground(of: extent, shift: origin(of: line), grid: grid)
        if let last = rects.last, last.minY == rect.minY, last.maxX == rect.minX {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  private func lines(showing range: Range<Int>) -> [LineFragment] {
    var lines: [LineFragment] = []
    layout.enumerateLineFragments(in: range) { line in
      let isWhole = range.lowerBound <= line.range.lowerBound && line.range.upperBound <= range.upperBound
      lines.append(isWhole ? line : line.showing(range))
      return true
    }
    return lines
  }
}
