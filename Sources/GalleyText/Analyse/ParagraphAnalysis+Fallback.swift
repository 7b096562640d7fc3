import GalleyFonts
import GalleyUnicode

extension ParagraphAnalysis {
  private static let han: UInt32 = 0x4861_6E69

  /// Returns the hints for choosing a fallback face for text of one script.
  ///
  /// For Han text they depend on the rest of the paragraph.
  func fallbackContext(script: UInt32, language: String) -> FallbackContext {
    FallbackContext(
      script: script, writingSystem: script == ParagraphAnalysis.han ? hanWritingSystem : script, language: language)
  }
}
