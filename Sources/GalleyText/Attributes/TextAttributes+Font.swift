import GalleyBase
import GalleyFonts

extension TextAttributes {
  /// Returns the font of the text: `font`, or else `standard`, with `superscript`, `obliqueness`
  /// and `expansion` applied.
  ///
  /// Each superscript step has two thirds of the size before it: a choice, since Apple does not document its own.
  func setFont(_ standard: Font) -> Font {
    var result = font ?? standard
    if superscript != 0 {
      for _ in 0..<min(abs(superscript), TextAttributes.mostSuperscriptSteps) {
        result = result.withSize(result.pointSize * 2 / 3)
      }
    }
    if obliqueness != nil || expansion != nil {
      result = result.withSynthesis(obliqueness: obliqueness ?? 0, expansion: expansion ?? 0)
    }
    return result
  }

  /// Returns the distance of the text above the baseline, from `baselineOffset` and `superscript`.
  ///
  /// Each superscript step moves text up by a third of the size before it, or down by a sixth. A negative
  /// `baselineOffset` has no effect where the paragraph style fixes the line height (rule: lowered-text).
  func raise(_ standard: Font) -> Double {
    var raise = baselineOffset ?? 0
    if raise < 0, let style = paragraphStyle, style.maximumLineHeight > 0,
      style.minimumLineHeight == style.maximumLineHeight
    {
      raise = 0
    }
    if superscript != 0 {
      var size = (font ?? standard).pointSize
      for _ in 0..<min(abs(superscript), TextAttributes.mostSuperscriptSteps) {
        raise += superscript > 0 ? size / 3 : -size / 6
        size = size * 2 / 3
      }
    }
    return raise.onLengthGrid
  }

  /// The maximum number of superscript steps that are applied. Further steps make no visible
  /// difference.
  private static let mostSuperscriptSteps = 16
}
