import GalleyFonts
import GalleyUnicode

/// The part of a long paragraph that is shaped again after an edit.
///
/// Applying it gives the same paragraph as shaping all of it again.
struct ParagraphPatch {
  /// The range of the part before the edit, from the start of the paragraph. The property `new` is
  /// its range after the edit.
  var old: Range<Int>
  var new: Range<Int>
  /// The boundaries before each unit of the part. If the part ends the paragraph, they include the
  /// boundary at the end.
  var boundaries: ArraySlice<TextBoundaries>
  /// The indices of the items before the edit that overlap the part.
  var oldItems: ClosedRange<Int>
  /// The items after the edit that overlap the part.
  var items: [Item]
  /// The fonts of the paragraph after the edit.
  var fonts: [RunFont]
  /// All glyphs of the paragraph after the edit.
  var glyphs: Stretches<ShapedGlyphs>
  var advances: [Int32]
  var clusters: [ClusterMark]

  /// The change in length, in UTF-16 code units.
  var changeInLength: Int { new.count - old.count }
}

extension ShapedParagraph {
  /// The maximum number of fonts that the paragraph may have in addition to its number of items. If
  /// there are more, unused fonts are removed.
  private static let mostSpareFonts = 16

  /// Replaces the edited part of the paragraph. The time is proportional to the length of that part
  /// and to the memory that moves.
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

  /// Removes fonts that no item uses, and renumbers the others. Lines that are already laid out
  /// keep their own list of fonts.
  private mutating func numberFontsAnew() {
    let known = fonts
    fonts = []
    for index in items.indices {
      let font = known[items[index].fontIndex]
      items[index].fontIndex = fonts.index(of: font.font, isMissing: font.isMissing)
    }
  }
}
