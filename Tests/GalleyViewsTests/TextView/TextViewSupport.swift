import GalleyBase
import GalleyText
import GalleyViews
import TestSupport

/// A text view in the mono face: every glyph 0.6 em wide, 0.8 em above and 0.2 em below the baseline.
func monoTextView(
  _ text: String = "", size: Double = 15, frame: Rect = Rect(x: 0, y: 0, width: 300, height: 100), scale: Double = 1
) throws -> TextView {
  let view = TextView(frame: frame, in: try makeContext(scale: scale))
  view.font = try TestFonts.mono(size)
  view.text = text
  return view
}

extension TextView {
  /// What each line shows, trailing spaces left out.
  var shownLines: [String] { placement?.layout.shownLines ?? [] }
}
