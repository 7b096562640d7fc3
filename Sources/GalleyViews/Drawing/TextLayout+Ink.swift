import GalleyBase
import GalleyFonts
import GalleyText

extension TextLayout {
  /// Returns the smallest rectangle around all glyphs and attachments, in the layout's coordinates;
  /// nil if nothing is drawn.
  func inkBounds(with typesetter: Typesetter) -> Rect? {
    var ink: Rect?
    func add(_ rect: Rect) {
      guard !rect.isEmpty else { return }
      ink = ink?.union(rect) ?? rect
    }
    for run in lines.flatMap(\.runs) {
      if run.kind == .attachment,
        let frame = shaped.text.attributes(at: run.range.lowerBound).attachment?.frame
      {
        add(Rect(x: run.origin.x + frame.minX, y: run.origin.y - frame.maxY, width: frame.width, height: frame.height))
      }
      run.forEachGlyph { glyph in
        let bounds = typesetter.inkBounds(font: run.font, glyph: glyph.glyph)
        add(bounds.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y))
      }
    }
    return ink
  }
}
