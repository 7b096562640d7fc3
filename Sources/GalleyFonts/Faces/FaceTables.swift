/// Reads metrics and traits from the tables of a face.
struct FaceTables {
  let data: FontData
  let directory: TableDirectory

  /// The metrics; nil if `head` or `hhea` is too short or if the units per em are outside
  /// OpenType's limits (16…16384). Cap height, x height and strikethrough thickness are 0 if OS/2
  /// does not contain them.
  var metrics: FaceMetrics? {
    guard let head = table("head"), let unitsPerEm = head.uint16(at: 18), (16...16_384).contains(unitsPerEm),
      let hhea = table("hhea"), let ascender = hhea.int16(at: 4), let descender = hhea.int16(at: 6),
      let lineGap = hhea.int16(at: 8)
    else { return nil }
    let os2 = table("OS/2")
    let heights = (os2?.uint16(at: 0) ?? 0) >= 2 ? os2 : nil
    let post = table("post")
    var position = post?.int16(at: 8) ?? 0
    var thickness = post?.int16(at: 10) ?? 0
    if thickness <= 0 {
      position = -unitsPerEm / 10
      thickness = unitsPerEm / 20
    }
    return FaceMetrics(
      unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, lineGap: lineGap,
      capHeight: max(0, heights?.int16(at: 88) ?? 0), xHeight: max(0, heights?.int16(at: 86) ?? 0),
      underlinePosition: position, underlineThickness: thickness,
      strikethroughPosition: os2?.int16(at: 28) ?? 0, strikethroughThickness: max(0, os2?.int16(at: 26) ?? 0))
  }

  var glyphCount: Int? { table("maxp")?.uint16(at: 4) }

  /// True if all characters have the same width (OpenType, `post` isFixedPitch).
  var isMonospaced: Bool { (table("post")?.uint32(at: 12) ?? 0) != 0 }

  var isColor: Bool { ["CBDT", "sbix", "COLR"].contains { directory.ranges[$0] != nil } }

  /// The ranges of glyphs with an SVG picture (OpenType, `SVG `: SVGDocumentRecord), in increasing
  /// order.
  var svgGlyphs: [ClosedRange<Int>] {
    guard let svg = table("SVG "), let list = svg.uint32(at: 2), let count = svg.uint16(at: list) else { return [] }
    return (0..<count).compactMap { index in
      let record = list + 2 + 12 * index
      guard let first = svg.uint16(at: record), let last = svg.uint16(at: record + 2), first <= last else { return nil }
      return first...last
    }
  }

  /// Returns the tracking of horizontal text by font size (`trak`); nil if the font has none.
  func sizeSpacing(unitsPerEm: Int) -> SizeSpacing? {
    table("trak").flatMap { SizeSpacing($0, unitsPerEm: unitsPerEm) }
  }

  /// The format of the first bitmap (OpenType, `sbix`: graphicType); nil if there is none.
  var pictureFormat: OpenTypeTag? {
    guard let sbix = table("sbix"), let glyphCount, let strike = sbix.uint32(at: 8) else { return nil }
    for glyph in 0..<glyphCount {
      let place = strike + 4 + 4 * glyph
      guard let start = sbix.uint32(at: place), let end = sbix.uint32(at: place + 4) else { return nil }
      if end > start + 8 { return sbix.tag(at: strike + start + 4) }
    }
    return nil
  }

  var traits: FaceTraits {
    guard let os2 = table("OS/2"), let weight = os2.uint16(at: 4), let width = os2.uint16(at: 6),
      let selection = os2.uint16(at: 62)
    else {
      let style = table("head")?.uint16(at: 44) ?? 0
      return FaceTraits(weight: style & 1 != 0 ? 700 : 400, italic: style & 2 != 0)
    }
    // Bit 0 is ITALIC, bit 9 OBLIQUE (OpenType, OS/2 fsSelection).
    return FaceTraits(
      weight: min(max(weight, 1), 1000), width: FaceTables.percent(ofWidthClass: width), italic: selection & 0x201 != 0)
  }

  /// True if the letters have serifs. This depends on the class (OpenType, OS/2 sFamilyClass: 1 to
  /// 5 and 7 have serifs, 8 does not) and, without a class, on PANOSE (family kind 2, serif style 2
  /// to 10). It is false for a face with neither.
  var hasSerifs: Bool {
    guard let os2 = table("OS/2") else { return false }
    switch os2.uint8(at: 30) ?? 0 {
    case 1...5, 7: return true
    case 0: return os2.uint8(at: 32) == 2 && (2...10).contains(os2.uint8(at: 33) ?? 0)
    default: return false
    }
  }

  private func table(_ tag: OpenTypeTag) -> FontData? { directory.table(tag, of: data) }

  /// Returns the width in percent for a width class (OpenType, OS/2 usWidthClass: "% of normal").
  private static func percent(ofWidthClass widthClass: Int) -> Double {
    let percents: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return percents[min(max(widthClass, 1), 9) - 1]
  }
}
