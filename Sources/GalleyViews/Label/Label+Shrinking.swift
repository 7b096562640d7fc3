import GalleyBase
import GalleyFonts
import GalleyText

extension Label {
  /// By how much the fonts are multiplied so that the text shows in `size`: 1 if it shows as it is or may not shrink.
  ///
  /// The order is: tighten, shrink, truncate (reference A.6). One line shrinks to the width only, several lines to the
  /// height too. The size of the label's font is a whole number of quarter points, the largest that fits, so that small
  /// changes of a label do not change its look; if not even the smallest permitted size fits, it is that one.
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
      // Widths are proportional to the size but for letter spacing, so a single line mostly fits at the first try.
      let tightens = allowsDefaultTighteningForTruncation || content.text?.allowsTightening ?? false
      let natural = numberOfLines == 1 && !tightens ? layout(inWidth: .infinity, numberOfLines: 1).usedSize.width : 0
      return question.answer(upTo: natural > 0 ? min(pointSize, pointSize * size.width / natural) : pointSize) {
        shows(in: size, fontScale: $0)
      }
    }
  }

  /// Returns true if the text shows as much in `size` as it would without limits.
  private func shows(in size: Size, fontScale: Double) -> Bool {
    let unlimited = layout(inWidth: .infinity, numberOfLines: numberOfLines, fontScale: fontScale)
    let limited = layout(inWidth: size.width, numberOfLines: numberOfLines, fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    return limited.hiddenRange == unlimited.hiddenRange && !limited.lines.contains { $0.ends == .clipped }
      && (numberOfLines == 1 || grid.ceil(limited.usedSize.height) <= grid.ceil(size.height))
  }
}
