public import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

extension Label {
  /// Returns the rectangle that string drawing would compute for the label's text in a width of
  /// `size.width`, including insets.
  ///
  /// It is not rounded to pixels: callers round up, as with NSString's `boundingRect(with:options:)`
  /// (rule: string-size-unrounded).
  public final func boundingRect(with size: Size) -> Rect {
    guard !content.isEmpty else { return Rect(x: 0, y: 0, width: insets.width, height: insets.height) }
    let width = size.width > 0 ? max(0, size.width - insets.width) : .infinity
    let used = layout(inWidth: width, numberOfLines: numberOfLines).usedSize
    return Rect(x: 0, y: 0, width: used.width + insets.width, height: used.height + insets.height)
  }

  /// Returns the text rectangle for bounds that already exclude the insets (rule: label-text-rect).
  func textRectWithoutInsets(forBounds bounds: Rect, limitedToNumberOfLines limit: Int) -> Rect {
    guard !content.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
    let limit = max(0, limit)
    let grid = PixelGrid(scale: context.scale)
    let available = bounds.width > 0 ? bounds.width : 0
    let layout = layout(inWidth: available, numberOfLines: limit)
    let used = layout.usedSize
    let width = widthToReport(of: layout, used: used.width, available: available, limit: limit)
    let height = grid.ceil(used.height)
    let room = max(0, bounds.height)
    let fits = height <= room
    let y = fits ? bounds.minY : grid.round(bounds.minY + (bounds.height - used.height) / 2)
    // The result is at most the available width, even if that is not a whole number of pixels: lines would break
    // elsewhere in a wider label.
    let rounded = min(grid.ceilHolding(width), available)
    return Rect(x: bounds.minX, y: y, width: rounded, height: fits ? height : room)
  }

  /// Returns the used width of a layout, with two exceptions (rule: label-text-rect). A single
  /// clipped line reports its whole width, up to the available width. In unlimited width,
  /// paragraphs beyond the line limit count too.
  private func widthToReport(of layout: TextLayout, used: Double, available: Double, limit: Int) -> Double {
    let isUnlimited = available == .infinity
    guard layout.overflow != nil, isUnlimited || limit == 1 && !lineBreakMode.truncates else { return used }
    let whole = self.layout(inWidth: .infinity, numberOfLines: 0).usedSize.width
    return isUnlimited ? max(used, whole) : min(whole, available)
  }

  /// Returns the layout that is drawn in `size`. It has as many whole lines as fit, but at least
  /// one, and the line break mode truncates the last line (rule: label-too-low).
  func layout(drawnIn size: Size, fontScale: Double = 1) -> TextLayout {
    let whole = layout(inWidth: size.width, numberOfLines: numberOfLines, fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    guard whole.lines.count > 1, grid.ceil(whole.usedHeight) > grid.ceil(size.height) else { return whole }
    return layout(
      inWidth: size.width, height: grid.mostRounded(upTo: size.height), numberOfLines: numberOfLines,
      fontScale: fontScale)
  }

  /// Returns the layout of the label's text in a width, with font sizes multiplied by `fontScale`.
  func layout(
    inWidth width: Double, height: Double = .infinity, numberOfLines: Int, fontScale: Double = 1
  ) -> TextLayout {
    let container = TextContainer(size: Size(width: width, height: height), maximumNumberOfLines: numberOfLines)
    return layouts.layout(
      in: [container], options: layoutOptions(numberOfLines: numberOfLines, fontScale: fontScale),
      fit: TextFit(fontScale: fontScale), of: content.source)
  }

  /// Returns the layout options of the label's text.
  ///
  /// A single line does not wrap by words: it continues and is clipped (rule: single-line-clips).
  func layoutOptions(numberOfLines: Int, fontScale: Double) -> LayoutOptions {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    var options = LayoutOptions.label(direction: isLeftToRight ? .leftToRight : .rightToLeft)
    let lineBreakMode: LineBreakMode
    (options.alignment, lineBreakMode) = content.alignmentAndLineBreakMode
    let runsOn = numberOfLines == 1 && lineBreakMode == .byWordWrapping
    options.lineBreakMode = runsOn ? .byClipping : lineBreakMode
    if let truncationToken {
      options.truncationToken = truncationToken
      options.truncationToken?.scaleFonts(by: fontScale)
    }
    options.tabColumns = tabColumns
    return options
  }
}

extension EdgeInsets {
  /// The sum of left and right.
  var width: Double { left + right }
  /// The sum of top and bottom.
  var height: Double { top + bottom }
}

extension PixelGrid {
  /// Returns a length of whole pixels that holds `length`: `ceil(length)`, or one pixel more if
  /// `ceil` rounded down because of its tolerance.
  ///
  /// Text must fit in the width that was reported for it.
  func ceilHolding(_ length: Double) -> Double {
    let whole = ceil(length)
    return whole < length ? ceil(length + 0.5 / scale) : whole
  }

  /// Returns the greatest length that `ceil` still rounds to `ceil(length)`. Because of the
  /// tolerance of `ceil`, it is a little greater than `ceil(length)`.
  func mostRounded(upTo length: Double) -> Double { ceil(max(0, length)) + 2 / Double.lengthStepsPerPoint }
}
