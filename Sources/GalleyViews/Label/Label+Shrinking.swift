import GalleyBase
import GalleyFonts
import GalleyText

extension Label {
  /// Returns the factor of the font sizes with which the text fits in `size`: 1 if it fits as it is or may not shrink.
  ///
  /// The order is: tighten, shrink, truncate (rule: tighten-shrink-truncate). One line shrinks to fit the width,
  /// several lines to fit the height too. The size of the label's font is the largest multiple of a quarter point that
  /// fits, or the smallest permitted size if none does.
  func fontScale(fitting size: Size) -> Double {
    let pointSize = font.pointSize
    guard adjustsFontSizeToFitWidth, !lineBreakMode.wraps, minimumScaleFactor > 0, minimumScaleFactor < 1,
      pointSize > 0
    else { return 1 }
    if let known = fittedFontScale, known.size == size, known.shapeVersion == content.shapeVersion {
      return known.scale
    }
    let scale = shows(in: size, fontScale: 1) ? 1 : largestFontScale(fitting: size, pointSize: pointSize)
    fittedFontScale = (size, content.shapeVersion, scale)
    return scale
  }

  private func largestFontScale(fitting size: Size, pointSize: Double) -> Double {
    func scale(ofQuarters quarters: Int) -> Double { Double(quarters) / 4 / pointSize }
    // Widths are proportional to the size but for letter spacing, so a single line mostly fits at the first try.
    var upper = quarters(atMost: pointSize)
    let tightens = allowsDefaultTighteningForTruncation || content.text?.allowsTightening ?? false
    if numberOfLines == 1, !tightens {
      let natural = layout(inWidth: .infinity, numberOfLines: 1).usedSize.width
      if natural > 0 { upper = min(upper, quarters(atMost: pointSize * size.width / natural)) }
    }
    var low = Int((pointSize * minimumScaleFactor * 4).rounded(.up))
    guard low <= upper else { return minimumScaleFactor }
    if shows(in: size, fontScale: scale(ofQuarters: upper)) { return scale(ofQuarters: upper) }
    guard shows(in: size, fontScale: scale(ofQuarters: low)) else { return minimumScaleFactor }
    // What shows at `low` does not at `upper`.
    while upper - low > 1 {
      let middle = (low + upper) / 2
      if shows(in: size, fontScale: scale(ofQuarters: middle)) { low = middle } else { upper = middle }
    }
    return scale(ofQuarters: low)
  }

  /// Returns true if limiting the text to `size` hides nothing more of it.
  private func shows(in size: Size, fontScale: Double) -> Bool {
    let unlimited = layout(inWidth: .infinity, numberOfLines: numberOfLines, fontScale: fontScale)
    let limited = layout(inWidth: size.width, numberOfLines: numberOfLines, fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    return limited.hiddenRange == unlimited.hiddenRange && !limited.lines.contains { $0.ends == .clipped }
      && (numberOfLines == 1 || grid.ceil(limited.usedSize.height) <= grid.ceil(size.height))
  }

  private func quarters(atMost length: Double) -> Int { Int((length * 4).rounded(.down)) }
}
