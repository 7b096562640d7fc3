import GalleyFonts
import TestSupport
import Testing

/// The faces that were tried for a cluster, and the outcome of each.
@Suite struct FaceCandidateTests {
  private func candidates(_ text: String, _ font: Font, _ fonts: FontCollection) -> [FaceCandidate] {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer {
      Typesetter(fonts: fonts).candidates(for: 0..<units.count, of: $0, font: font)
    }
  }

  @Test func theOwnFaceHasIt() throws {
    let asked = candidates("a", try TestFonts.mono(10), try TestFonts.cascadingCollection())
    #expect(asked.map(\.fontName) == ["GalleyTestMono-Regular"])
    #expect(asked.map(\.verdict) == [.chosen])
    #expect(asked.map(\.source) == [.font])
  }

  @Test func aFallbackFontHasTheCharacter() throws {
    let asked = candidates("字", try TestFonts.varied(10), try TestFonts.cascadingCollection())
    #expect(asked.map(\.fontName) == ["GalleyTestVaried-Regular", "GalleyTestMono-Regular"])
    #expect(asked.map(\.verdict) == [.lacks([0x5B57]), .chosen])
    #expect(asked.map(\.source) == [.font, .fallback])
  }

  @Test func nobodyHasIt() throws {
    let asked = candidates("字", try TestFonts.varied(10), try TestFonts.collection())
    #expect(asked.map(\.verdict) == [.chosenWithoutGlyph])
  }

  @Test func ignorablesHaveNoCandidates() throws {
    #expect(candidates("\u{200B}", try TestFonts.mono(10), try TestFonts.cascadingCollection()).isEmpty)
  }

  /// The chosen candidate is the face of `faceRuns`, for any character.
  @Test(arguments: ["a", "e\u{301}", "\u{301}", "ש", "ب", "字", "👍", "1\u{FE0F}\u{20E3}", "☺\u{FE0E}", "\u{FFFC}"])
  func theChosenFaceIsTheOneThatSets(cluster: String) throws {
    let font = try TestFonts.varied(10)
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    let units = Array(cluster.utf16)
    units.withUnsafeBufferPointer { text in
      let runs = typesetter.faceRuns(text, range: 0..<text.count, font: font) { $0 == 0 }
      for run in runs {
        let asked = typesetter.candidates(for: run.range, of: text, font: font)
        let chosen = asked.filter { $0.verdict == .chosen || $0.verdict == .chosenWithoutGlyph }
        #expect(asked.isEmpty || chosen.map(\.fontName) == [run.font.fontName])
        #expect(run.isMissing == (chosen.last?.verdict == .chosenWithoutGlyph))
      }
    }
  }
}
