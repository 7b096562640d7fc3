import GalleyFonts
import GalleyText
import GalleyViews

/// Characters of a view that no face has.
struct MissingText: Hashable {
  var view: String?
  /// UTF-16 offsets in the view's text.
  var range: Range<Int>
  var text: String
  /// The PostScript name of the face that sets them with its box.
  var font: String

  /// nil if the run's face has them.
  init?(_ run: GlyphRun, of text: [UInt16], in view: any TextShowing) {
    guard run.isMissing, run.kind == .text else { return nil }
    self.view = view.id
    range = run.range
    self.text = String(decoding: text[run.range], as: UTF16.self)
    font = run.font.face.postScriptName
  }
}

extension View {
  /// The text of this view, and of those in it, that no face has.
  var missingText: [MissingText] {
    ([self] + descendants).compactMap { $0 as? any TextShowing }.flatMap { view in
      guard let layout = view.placement?.layout else { return [MissingText]() }
      let units = layout.shaped.text.utf16
      return layout.lines.flatMap(\.runs).compactMap { MissingText($0, of: units, in: view) }
    }
  }
}
