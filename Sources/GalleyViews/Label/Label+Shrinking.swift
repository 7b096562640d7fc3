import GalleyBase
import GalleyFonts
import GalleyText

extension Label {
  /// Returns the factor for font sizes with which the text fits in `size`; 1 if it fits already or
  /// may not shrink.
  ///
  /// The order is: tighten, shrink, truncate (rule: tighten-shrink-truncate). A single line shrinks to fit the width;
  /// several lines must fit the height too. The size of the label's font is the largest multiple of a quarter point
  /// that fits, or the smallest permitted size if none does.
  func fontScale(fitting size: Size) -> Double {
    let pointSize = font.pointSize
    guard adjustsFontSizeToFitWidth, !lineBreakMode.wraps, minimumScaleFactor > 0, minimumScaleFactor < 1,
      pointSize > 0
    else { return 1 }
    let question = FontScaleQuestion(
      size: size, pointSize: pointSize, smallestSize: pointSize * minimumScaleFactor, smallestScale: minimumScaleFactor,
      numberOfLines: numberOfLines, options: layoutOptions(numberOfLines: numberOfLines, fontScale: 1))
    return layouts.fontScale(for: question) {
      if shows(in: size, fontScale: 1) { return 1 }
      // Widths are proportional to the font size except for letter spacing, so a single line usually fits at the first
      // try.
      let tightens = allowsDefaultTighteningForTruncation || content.text?.allowsTightening ?? false
      let natural = numberOfLines == 1 && !tightens ? layout(inWidth: .infinity, numberOfLines: 1).usedSize.width : 0
      return question.answer(upTo: natural > 0 ? min(pointSize, pointSize * size.width / natural) : pointSize) {
        shows(in: size, fontScale: $0)
      }
    }
  }

  /// Returns true if `size` shows as much of the text as unlimited width does, under the same limit
  /// of lines.
  private func shows(in size: Size, fontScale: Double) -> Bool {
    let unlimited = layout(inWidth: .infinity, numberOfLines: numberOfLines, fontScale: fontScale)
    let limited = layout(inWidth: size.width, numberOfLines: numberOfLines, fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    return limited.hiddenRange == unlimited.hiddenRange && !limited.lines.contains { $0.ends == .clipped }
      && (numberOfLines == 1 || grid.ceil(limited.usedHeight) <= grid.ceil(size.height))
  }
}
