import GalleyFonts
import GalleyUnicode

/// Hints of a paragraph's stretches about the faces that suit them.
struct FallbackContexts {
  private static let han: UInt32 = 0x4861_6E69

  private let analysis: ParagraphAnalysis
  private lazy var hanWritingSystem = analysis.hanWritingSystem

  init(_ analysis: ParagraphAnalysis) { self.analysis = analysis }

  /// The context of a stretch in one script: Han alone is looked at together with the rest of the paragraph.
  mutating func context(of script: UInt32, language: String) -> FallbackContext {
    FallbackContext(
      script: script, writingSystem: script == FallbackContexts.han ? hanWritingSystem : script, language: language)
  }
}
