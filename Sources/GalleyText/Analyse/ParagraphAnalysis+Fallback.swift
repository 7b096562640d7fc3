import GalleyFonts
import GalleyUnicode

extension ParagraphAnalysis {
  private static let han: UInt32 = 0x4861_6E69

  /// The hints of a stretch in one script about the faces that suit it: Han text depends on the rest of the paragraph.
  func fallbackContext(script: UInt32, language: String) -> FallbackContext {
    FallbackContext(
      script: script, writingSystem: script == ParagraphAnalysis.han ? hanWritingSystem : script, language: language)
  }
}
