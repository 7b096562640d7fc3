import CoreGraphics
import GalleyFonts
import GalleyText
import GalleyUnicode

/// The glyph and the bidirectional level of each character in a layout, collected in a single pass.
struct GlyphTable {
  private var glyphs: [CGGlyph?]
  private var levels: [UInt8?]

  init(_ layout: TextLayout) {
    let count = layout.shaped.text.count
    glyphs = [CGGlyph?](repeating: nil, count: count)
    levels = [UInt8?](repeating: nil, count: count)
    // Of several runs of a character the first counts.
    var owners = [Int](repeating: -1, count: count)
    var number = 0
    for run in layout.lines.lazy.flatMap(\.runs) {
      for index in run.range.clamped(to: 0..<count) where owners[index] < 0 {
        (owners[index], levels[index]) = (number, run.level.value)
      }
      for glyph in run.glyphs where !glyph.flags.contains(.ignorable) {
        let index = run.clusterBase + Int(glyph.cluster)
        guard owners.indices.contains(index), owners[index] == number, glyphs[index] == nil else { continue }
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph.glyph)
      }
      number += 1
    }
  }

  /// Returns the glyph of a character after shaping; nil if the character has no separate glyph.
  func glyph(at index: Int) -> CGGlyph? { glyphs.indices.contains(index) ? glyphs[index] : nil }

  /// Returns the bidirectional level of a character; nil if the character is not in a run.
  func level(at index: Int) -> UInt8? { levels.indices.contains(index) ? levels[index] : nil }
}
