import GalleyFonts
import Glibc
import Testing

/// Glyphs and pixels of a text, as one value to compare.
private func picture(_ text: String, _ font: Font, _ typesetter: Typesetter) -> [Int] {
  var numbers: [Int] = []
  for glyph in typesetter.shaped(text, font) {
    let mask = typesetter.mask(font: font, glyph: glyph.glyph, phase: GlyphPhase(1, of: 4), scale: 2)
    numbers += [Int(glyph.glyph), Int(glyph.advance), Int(mask.left), Int(mask.top), Int(mask.width)]
    typesetter.withBytes(of: mask) { numbers += $0.map(Int.init) }
  }
  return numbers
}

struct DeterminismTests {
  @Test func tasksThatShareACollectionAgree() async throws {
    let fonts = try TestManifest.collection()
    let families = ["Inter", "Liberation Sans", "Noto Sans", "Galley Test Varied"]
    let pictures = try await withThrowingTaskGroup(of: [[Int]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let typesetter = Typesetter(fonts: fonts)
          return try families.map {
            picture("Sphinx of black quartz, 1234", try fonts.font(FontDescriptor(family: $0), size: 17), typesetter)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 8)
    #expect(Set(pictures).count == 1)
  }

  /// FreeType would darken the stems of such fonts if the environment said so.
  @Test func theEnvironmentDoesNotChangeGlyphs() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 9)
    let before = picture("stems", font, typesetter)
    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
    defer { unsetenv("FREETYPE_PROPERTIES") }
    #expect(picture("stems", font, Typesetter(fonts: typesetter.fonts)) == before)
  }

  @Test func earlierTextsDoNotChangeResults() throws {
    let (used, font) = try TestManifest.typesetter("Inter", size: 17)
    for size in 1...40 { _ = picture("Some other text, (A) 2 x 3 fi", font.withSize(Double(size)), used) }
    #expect(picture("HERE (NOW) 2 x 3", font, used) == picture("HERE (NOW) 2 x 3", font, Typesetter(fonts: used.fonts)))
  }
}
