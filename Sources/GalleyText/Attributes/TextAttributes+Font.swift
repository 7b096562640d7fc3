import GalleyBase
import GalleyFonts

extension TextAttributes {
  /// The font that the text is set in: `font`, else `standard`, made smaller by `superscript`, leaning and widened.
  ///
  /// A superscript step is two thirds of the size before it: a choice, Apple's is not documented.
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

  /// The distance of the text above the baseline: `baselineOffset`, and for each superscript step a third of the size
  /// before it up, or a sixth of it down. A `baselineOffset` below 0 moves nothing where the paragraph style fixes the
  /// height of lines (rule: lowered-text).
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

  /// Further steps make no visible difference.
  private static let mostSuperscriptSteps = 16
}
