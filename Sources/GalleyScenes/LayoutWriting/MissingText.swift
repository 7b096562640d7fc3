import GalleyFonts
import GalleyText
import GalleyViews

/// Characters of a view that no face has.
struct MissingText: Hashable {
  var view: String?
  /// True if the characters belong to the view's placeholder.
  var isPlaceholder: Bool
  /// The range of the characters, in UTF-16 offsets of the view's text.
  var range: Range<Int>
  var text: String
  /// The PostScript name of the face whose missing-glyph box is drawn for the characters.
  var font: String

  /// True if the face has the characters, but only as images in a format that is not drawn.
  var isUndrawn = false

  /// Creates the report about the characters of a glyph run. Nil if the run's face has these
  /// characters and can draw them.
  init?(_ run: GlyphRun, of text: [UInt16], in view: View, isPlaceholder: Bool = false) {
    guard run.kind == .text else { return nil }
    isUndrawn = !run.isMissing && run.hasUndrawnPictures
    guard run.isMissing || isUndrawn else { return nil }
    self.view = view.id
    self.isPlaceholder = isPlaceholder
    range = run.range
    self.text = String(decoding: text[run.range], as: UTF16.self)
    font = run.font.face.postScriptName
  }
}

extension View {
  /// All views inside this view. A view comes before its subviews.
  var descendants: [View] { subviews.flatMap { [$0] + $0.descendants } }

  /// The characters of this view and its subviews that no face has.
  var missingText: [MissingText] { subviews.reduce(into: ownMissingText) { $0 += $1.missingText } }

  /// The characters of this view alone that no face has.
  var ownMissingText: [MissingText] { ownFaultyText.filter { !$0.isUndrawn } }

  /// The characters of this view and its subviews that cannot be drawn: no face has them, or their
  /// face has them only as images in a format that is not drawn.
  var faultyText: [MissingText] { subviews.reduce(into: ownFaultyText) { $0 += $1.faultyText } }

  private var ownFaultyText: [MissingText] {
    guard let text = asTextShowing else { return [] }
    return missingText(text.placement?.layout, isPlaceholder: false)
      + missingText(text.placeholderPlacement?.layout, isPlaceholder: true)
  }

  private func missingText(_ layout: TextLayout?, isPlaceholder: Bool) -> [MissingText] {
    guard let layout else { return [] }
    var missing: [MissingText] = []
    for line in layout.lines {
      for run in line.runs where run.isMissing || run.font.face.hasUndrawnPictures {
        let text = MissingText(run, of: layout.shaped.text.utf16, in: self, isPlaceholder: isPlaceholder)
        if let text { missing.append(text) }
      }
    }
    return missing
  }
}

extension GlyphRun {
  /// True if one of the run's glyphs has an image that is not drawn.
  fileprivate var hasUndrawnPictures: Bool {
    font.face.hasUndrawnPictures && glyphs.contains { font.face.hasUndrawnPicture($0.glyph) }
  }
}
