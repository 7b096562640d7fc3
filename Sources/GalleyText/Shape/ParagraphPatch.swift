import GalleyFonts
import GalleyUnicode

/// A part of a long paragraph, shaped again after an edit.
///
/// Applying it gives the same paragraph as shaping all of it again.
struct ParagraphPatch {
  /// The part before the edit and after it, from the paragraph's start.
  var old: Range<Int>
  var new: Range<Int>
  /// The boundaries of its units; also that of the end if it ends the paragraph.
  var boundaries: ArraySlice<TextBoundaries>
  /// The indices of the items that contained units of the part.
  var oldItems: ClosedRange<Int>
  /// The items that contain units of the part.
  var items: [Item]
  /// The fonts of the paragraph.
  var fonts: [RunFont]
  /// All glyphs of the paragraph.
  var glyphs: Stretches<ShapedGlyphs>
  var advances: [Int32]
  var clusters: [ClusterMark]

  /// The change in length, in UTF-16 code units.
  var changeInLength: Int { new.count - old.count }
}

extension ShapedParagraph {
  /// The maximum number of unused fonts: with more fonts than items by this number, those that no item uses are
  /// removed.
  private static let mostSpareFonts = 16

  /// Applies a patch, in time proportional to the patch and the memory that moves.
  mutating func apply(_ patch: ParagraphPatch) {
    let moved = (units: patch.changeInLength, glyphs: patch.glyphs.count - placedGlyphs.count)
    let boundaryCount = patch.boundaries.count - patch.changeInLength
    analysis.replaceBoundaries(patch.old.lowerBound..<patch.old.lowerBound + boundaryCount, with: patch.boundaries)
    fonts = patch.fonts
    items.replaceSubrange(patch.oldItems, with: patch.items)
    for index in patch.oldItems.lowerBound + patch.items.count..<items.count {
      items[index].range = items[index].range.moved(by: moved.units)
      items[index].glyphs = items[index].glyphs.moved(by: moved.glyphs)
    }
    if fonts.count > items.count + ShapedParagraph.mostSpareFonts { numberFontsAnew() }
    advances.replaceSubrange(patch.old, with: patch.advances)
    clusters.replaceSubrange(patch.old, with: patch.clusters)
    placedGlyphs = patch.glyphs
    range = range.lowerBound..<range.upperBound + moved.units
    separator = separator.moved(by: moved.units)
  }

  /// Removes the fonts that no item uses and renumbers the rest. Lines laid out before keep their old list.
  private mutating func numberFontsAnew() {
    let known = fonts
    fonts = []
    for index in items.indices {
      let font = known[items[index].fontIndex]
      items[index].fontIndex = fonts.index(of: font.font, isMissing: font.isMissing)
    }
  }
}
