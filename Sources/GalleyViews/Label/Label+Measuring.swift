public import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

extension Label {
  /// What string drawing answers for the label's text in a width of `size.width`, insets included: the text is measured
  /// in the width that the insets leave, and the insets are added to the answer. Not rounded to pixels; the caller takes
  /// the next larger whole number, as with NSString's `boundingRect(with:options:)` (reference 0.1, A.8).
  public final func boundingRect(with size: Size) -> Rect {
    guard !content.isEmpty else { return Rect(x: 0, y: 0, width: insets.width, height: insets.height) }
    let width = size.width > 0 ? max(0, size.width - insets.width) : .infinity
    let used = layout(inWidth: width, numberOfLines: numberOfLines).usedSize
    return Rect(x: 0, y: 0, width: used.width + insets.width, height: used.height + insets.height)
  }

  /// The recorded rules (reference A.3, A.4.9, A.5), for bounds from which the insets are taken already.
  func textRectWithoutInsets(forBounds bounds: Rect, limitedToNumberOfLines limit: Int) -> Rect {
    guard !content.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
    let limit = max(0, limit)
    let grid = PixelGrid(scale: context.scale)
    let available = bounds.width > 0 ? bounds.width : 0
    let layout = layout(inWidth: available, numberOfLines: limit)
    let used = layout.usedSize
    let width = widthToReport(of: layout, available: available, limit: limit)
    let height = grid.ceil(used.height)
    let room = max(0, bounds.height)
    let fits = height <= room
    let y = fits ? bounds.minY : grid.round(bounds.minY + (bounds.height - used.height) / 2)
    // Never wider than what was offered, even where that is no whole pixel: in a wider label lines would break elsewhere.
    let rounded = min(grid.ceilHolding(width), available)
    return Rect(x: bounds.minX, y: y, width: rounded, height: fits ? height : room)
  }

  /// What `layout` uses, but that a single line that is not truncated reports its whole width, cut at the edge, and that
  /// without an edge the widest paragraph counts even if the line limit hides it (reference A.4.9, A.7).
  private func widthToReport(of layout: TextLayout, available: Double, limit: Int) -> Double {
    let used = layout.usedSize.width
    let isUnlimited = available == .infinity
    guard layout.overflow != nil, isUnlimited || limit == 1 && !lineBreakMode.truncates else { return used }
    let whole = self.layout(inWidth: .infinity, numberOfLines: 0).usedSize.width
    return isUnlimited ? max(used, whole) : min(whole, available)
  }

  /// The text as it is drawn in `size`: as many whole lines as fit, the first in any case, and the line break mode acts
  /// on the last of them (recorded: pictures of a label that is lower than its text, reference A.5).
  func layout(drawnIn size: Size, fontScale: Double = 1) -> TextLayout {
    let whole = layout(inWidth: size.width, numberOfLines: numberOfLines, fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    guard whole.lines.count > 1, grid.ceil(whole.usedSize.height) > grid.ceil(size.height) else { return whole }
    return layout(
      inWidth: size.width, height: grid.mostRounded(upTo: size.height), numberOfLines: numberOfLines,
      fontScale: fontScale)
  }

  /// The label's text laid out in a width, its fonts multiplied by `fontScale`.
  func layout(
    inWidth width: Double, height: Double = .infinity, numberOfLines: Int, fontScale: Double = 1
  ) -> TextLayout {
    let container = TextContainer(
      size: Size(width: width, height: height), maximumNumberOfLines: numberOfLines)
    return layouts.layout(
      in: [container], options: layoutOptions(numberOfLines: numberOfLines, fontScale: fontScale),
      fit: TextFit(fontScale: fontScale), of: content.source)
  }

  /// The rules for the label's text. One line is not wrapped at a word: the text runs on and is clipped (recorded: a
  /// picture, reference A.5).
  func layoutOptions(numberOfLines: Int, fontScale: Double) -> LayoutOptions {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    var options = LayoutOptions.label(direction: isLeftToRight ? .leftToRight : .rightToLeft)
    options.alignment = content.uniformAlignment
    let runsOn = numberOfLines == 1 && lineBreakMode == .byWordWrapping
    options.lineBreakMode = runsOn ? .byClipping : lineBreakMode
    options.truncationToken = truncationToken
    options.truncationToken?.scaleFonts(by: fontScale)
    options.tabColumns = tabColumns
    return options
  }
}

extension EdgeInsets {
  /// Left and right together.
  var width: Double { left + right }
  /// Top and bottom together.
  var height: Double { top + bottom }
}

extension PixelGrid {
  /// Like `ceil`, but never less than `length`: not even by the grid steps that `ceil` forgives. A text laid out in the
  /// width that was reported for it must fit.
  func ceilHolding(_ length: Double) -> Double {
    let whole = ceil(length)
    return whole < length ? ceil(length + 0.5 / scale) : whole
  }

  /// The greatest length that `ceil` does not put above `length`, with the grid steps that it forgives.
  func mostRounded(upTo length: Double) -> Double { ceil(max(0, length)) + 2 / Double.lengthStepsPerPoint }
}
