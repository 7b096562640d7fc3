import GalleyBase
import GalleyFonts
import GalleyText

extension TextField {
  /// The minimum font size for shrinking if `minimumFontSize` is not set, in points
  /// (rule: field-minimum-font-size).
  static let readableFontSize: Double = 9

  /// Returns the factor for font sizes with which the text fits in a width; 1 if it fits already or
  /// may not shrink.
  ///
  /// The size of the field's font is then the largest whole number of quarter points that fits
  /// (rule: field-shrink-steps), or the smallest permitted size if none does.
  func fontScale(fitting width: Double) -> Double {
    let pointSize = font.pointSize
    let smallest = min(pointSize, minimumFontSize > 0 ? minimumFontSize : TextField.readableFontSize)
    guard adjustsFontSizeToFitWidth, smallest < pointSize else { return 1 }
    let question = FontScaleQuestion(
      size: Size(width: width, height: .infinity), pointSize: pointSize, smallestSize: smallest,
      smallestScale: smallest / pointSize, countsSpaces: trailingWhitespace == .occupy)
    return textLine.layouts.fontScale(for: question) { fontScale(question) }
  }

  private func fontScale(_ question: FontScaleQuestion) -> Double {
    let room = question.size.width
    func width(_ scale: Double) -> Double {
      let whole = textLine.whole(fontScale: scale)
      return question.countsSpaces ? whole.width : whole.width - whole.spaceWidth
    }
    let tightens = textLine.displayed.text.allowsTightening
    /// Returns true if the whole line fits at a scale. If its paragraph style allows it, letters
    /// are set closer before fonts shrink (rule: tighten-shrink-truncate).
    func fits(_ scale: Double) -> Bool {
      width(scale) <= room
        || tightens && !textLine.cut(toWidth: max(0, room), alignment: .natural, fontScale: scale).isTruncated
    }
    if fits(1) { return 1 }
    // Widths are proportional to the size except for letter spacing, so the first try usually fits.
    let most = tightens ? question.pointSize : question.pointSize * max(0, room) / width(1)
    return question.answer(upTo: most, where: fits)
  }
}
