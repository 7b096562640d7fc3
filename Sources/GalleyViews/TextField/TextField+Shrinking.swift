import GalleyBase
import GalleyFonts
import GalleyText

extension TextField {
  /// The size below which a field without a `minimumFontSize` does not shrink its text (rule: field-minimum-font-size).
  static let readableFontSize: Double = 9

  /// By how much the fonts are multiplied so that the text shows in a width: 1 if it shows as it is or may not shrink.
  /// The size of the field's font is then a whole number of quarter points, the largest that fits
  /// (rule: field-shrink-steps); if not even the smallest one fits, it is that one.
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
    /// Returns true if the line shows as a whole, its letters moved together if its paragraph style lets them: letters
    /// move before fonts shrink (rule: tighten-shrink-truncate).
    func fits(_ scale: Double) -> Bool {
      width(scale) <= room
        || tightens && !textLine.cut(toWidth: max(0, room), alignment: .natural, fontScale: scale).isTruncated
    }
    if fits(1) { return 1 }
    // Widths are proportional to the size but for letter spacing, so the first try mostly fits.
    let most = tightens ? question.pointSize : question.pointSize * max(0, room) / width(1)
    return question.answer(upTo: most, where: fits)
  }
}
