import GalleyFonts

extension AttributedText {
  /// Returns the same font as `TextAttributes.setFont`, for the attributes of a run. It reads
  /// single attributes because copying all of them is slow.
  func setFont(ofRun index: Int, _ standard: Font) -> Font {
    let isPlain =
      runs[index].attributes.superscript == 0 && runs[index].attributes.obliqueness == nil
      && runs[index].attributes.expansion == nil
    return isPlain ? runs[index].attributes.font ?? standard : runs[index].attributes.setFont(standard)
  }

  /// Returns the same distance as `TextAttributes.raise`, for the attributes of a run.
  func raise(ofRun index: Int, _ standard: Font) -> Double {
    let isPlain = runs[index].attributes.superscript == 0 && runs[index].attributes.baselineOffset == nil
    return isPlain ? 0 : runs[index].attributes.raise(standard)
  }
}
