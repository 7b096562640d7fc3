import GalleyBase
import GalleyFonts
import GalleyText

extension TextField {
  /// The size below which nothing shrinks in a field that says no `minimumFontSize`. UIKit pins it to something readable
  /// without saying what (documented, reference E.1); nine points, the least size of old browsers, is a choice.
  static let readableFontSize: Double = 9

  /// By how much the fonts are multiplied so that the text shows in a width: 1 if it shows as it is or may not shrink.
  /// The size of the field's font is then a whole number of quarter points, the largest that fits (reference §L); if not
  /// even the smallest one fits, it is that one.
  func fontScale(fitting width: Double) -> Double {
    let pointSize = font.pointSize
    let smallest = min(pointSize, minimumFontSize > 0 ? minimumFontSize : TextField.readableFontSize)
    guard adjustsFontSizeToFitWidth, smallest < pointSize else { return 1 }
    let question = FieldLine.FittingQuestion(
      width: width, smallestSize: smallest, countsSpaces: trailingWhitespace == .occupy)
    if let known = textLine.fitting, known.question == question { return known.scale }
    let scale = fontScale(question, pointSize: pointSize)
    textLine.fitting = (question, scale)
    return scale
  }

  private func fontScale(_ question: FieldLine.FittingQuestion, pointSize: Double) -> Double {
    func width(_ scale: Double) -> Double {
      let whole = textLine.whole(fontScale: scale, in: context)
      return question.countsSpaces ? whole.width : whole.width - whole.spaceWidth
    }
    let tightens = textLine.displayed.text.allowsTightening
    func scale(ofQuarters quarters: Int) -> Double { Double(quarters) / 4 / pointSize }
    /// True if the line shows as a whole, its letters moved together if its paragraph style lets them: letters move
    /// before fonts shrink (reference A.6).
    func fits(_ scale: Double) -> Bool {
      if width(scale) <= question.width { return true }
      let room = max(0, question.width)
      return tightens
        && !textLine.cut(toWidth: room, alignment: .natural, fontScale: scale, in: context).isTruncated
    }
    guard !fits(1) else { return 1 }
    // Widths are proportional to the size but for letter spacing, so the first try mostly fits.
    let lowest = Int((question.smallestSize * 4).rounded(.up))
    let most = tightens ? pointSize : pointSize * max(0, question.width) / width(1)
    var upper = Int((most * 4).rounded(.down))
    let smallest = question.smallestSize / pointSize
    guard lowest <= upper else { return smallest }
    if fits(scale(ofQuarters: upper)) { return scale(ofQuarters: upper) }
    var low = lowest
    guard fits(scale(ofQuarters: low)) else { return smallest }
    // What fits at `low` does not at `upper`.
    while upper - low > 1 {
      let middle = (low + upper) / 2
      if fits(scale(ofQuarters: middle)) { low = middle } else { upper = middle }
    }
    return scale(ofQuarters: low)
  }
}
