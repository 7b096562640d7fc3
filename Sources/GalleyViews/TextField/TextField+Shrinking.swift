import GalleyBase
import GalleyFonts

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
    func scale(ofQuarters quarters: Int) -> Double { Double(quarters) / 4 / pointSize }
    let natural = width(1)
    guard natural > question.width else { return 1 }
    // Widths are proportional to the size but for letter spacing, so the first try mostly fits.
    let lowest = Int((question.smallestSize * 4).rounded(.up))
    var upper = Int((pointSize * 4 * max(0, question.width) / natural).rounded(.down))
    let smallest = question.smallestSize / pointSize
    guard lowest <= upper else { return smallest }
    if width(scale(ofQuarters: upper)) <= question.width { return scale(ofQuarters: upper) }
    var low = lowest
    guard width(scale(ofQuarters: low)) <= question.width else { return smallest }
    // What fits at `low` does not at `upper`.
    while upper - low > 1 {
      let middle = (low + upper) / 2
      if width(scale(ofQuarters: middle)) <= question.width { low = middle } else { upper = middle }
    }
    return scale(ofQuarters: low)
  }
}
