import GalleyBase
import GalleyFonts
import GalleyText

/// The changes to a string that make it fit.
struct StringFit: Hashable {
  /// By how much the fonts are multiplied.
  var fontScale = 1.0
  /// The length added to the advance of each letter, in points.
  var tracking = 0.0
}

/// One string that is tried in several sizes of its fonts.
struct StringAttempt {
  let text: AttributedText
  /// Infinite where there is no limit.
  let size: Size
  let options: StringDrawingOptions
  let context: RenderContext

  /// True if there are lines in a width, not only the first one on its baseline.
  var wraps: Bool { options.contains(.usesLineFragmentOrigin) }
  /// True if an ellipsis ends the last line that shows.
  var truncatesLastLine: Bool { wraps && options.contains(.truncatesLastVisibleLine) }

  /// The rest of a layout when lines past the height are dropped.
  func cut(_ layout: TextLayout, _ fit: StringFit) -> TextLayout {
    wraps && layout.usedSize.height > size.height ? self.layout(fit, height: size.height) : layout
  }

  /// The least that makes the string fit, and its layout: letters move together, as far as they may, before fonts shrink
  /// (reference A.6). What is permitted, if the string never fits.
  func fitted(_ limits: StringDrawingContext) -> (fit: StringFit, layout: TextLayout) {
    let whole = layout(StringFit())
    guard !fits(whole) else { return (StringFit(), whole) }
    var closest = StringFit()
    if limits.minimumTrackingAdjustment < 0 {
      closest.tracking = max(limits.minimumTrackingAdjustment, StringAttempt.closestTracking)
      let step = StringAttempt.trackingStep
      let found = largest(from: closest, to: 0, step: step, \.tracking)
      if let found { return found }
    }
    let minimum = limits.minimumScaleFactor
    guard minimum > 0, minimum < 1 else { return (closest, layout(closest)) }
    var smallest = closest
    smallest.fontScale = minimum
    return largest(from: smallest, to: 1, step: StringAttempt.scaleStep, \.fontScale)
      ?? (smallest, layout(smallest))
  }

  /// Scale factors are whole multiples of this, or the minimum itself.
  private static let scaleStep = 1.0 / 4096
  /// Tracking adjustments are whole multiples of this, in points, or the minimum itself.
  private static let trackingStep = 1.0 / 1024
  /// Letters of more than this many points on each other cannot be told apart, whatever their size.
  private static let closestTracking = -Font.largestSize

  /// The largest value of a part of the fit at which the string fits, from that of `low`, which need not be a whole
  /// multiple of the step, up to but not including `high`; nil if it does not fit at `low`.
  private func largest(
    from low: StringFit, to high: Double, step: Double, _ part: WritableKeyPath<StringFit, Double>
  ) -> (fit: StringFit, layout: TextLayout)? {
    var best = (fit: low, layout: layout(low))
    guard fits(best.layout) else { return nil }
    var lower = Int((low[keyPath: part] / step).rounded(.down))
    var upper = Int(high / step)
    // What fits at `lower` does not at `upper`.
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      var trial = low
      trial[keyPath: part] = Double(middle) * step
      let layout = layout(trial)
      if fits(layout) { (lower, best) = (middle, (trial, layout)) } else { upper = middle }
    }
    return best
  }

  /// True if a layout shows all text in the size: no word is cut, no line too long, and the lines not too high. On the
  /// baseline it is the first line that counts, and only its width.
  func fits(_ layout: TextLayout) -> Bool {
    guard wraps else {
      return layout.lines.first.map { $0.usedRect.width <= size.width } ?? true
    }
    return layout.usedSize.height <= size.height
      && layout.lines.allSatisfy { line in
        let mode = layout.shaped.paragraphs[line.paragraph].style.lineBreakMode
        return line.hidden == nil && line.ends != .clipped && (line.ends != .character || mode == .byCharWrapping)
      }
  }

  /// The lines of a fit, as high as they need unless the height is limited.
  private func layout(_ fit: StringFit, height: Double = .infinity) -> TextLayout {
    var fitted = text
    fitted.scaleFonts(by: fit.fontScale)
    fitted.track(by: fit.tracking)
    let shaped = shape(
      fitted, defaultFont: context.defaultFont.withSize(StringSetting.defaultFontSize * fit.fontScale),
      locale: context.locale, with: context.typesetter)
    let container = TextContainer(
      size: Size(width: wraps ? size.width : .infinity, height: height), maximumNumberOfLines: wraps ? 0 : 1,
      lineBreakMode: truncatesLastLine ? .byTruncatingTail : .byWordWrapping)
    var rules = LayoutOptions()
    rules.lineHeights = .allFaces(usesFontLeading: options.contains(.usesFontLeading))
    rules.keepsFirstParagraphSpacingBefore = false
    return layOut(shaped, in: container, options: rules, with: context.typesetter)
  }
}
