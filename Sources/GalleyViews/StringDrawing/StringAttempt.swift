import GalleyBase
import GalleyFonts
import GalleyText

/// A string that is tried in several sizes of its fonts.
struct StringAttempt {
  let text: AttributedText
  /// Infinite where there is no limit.
  let size: Size
  let options: StringDrawingOptions
  let context: RenderContext
  let layouts: TextLayouts

  /// True if there are lines in a width, not only the first one on its baseline.
  var wraps: Bool { options.contains(.usesLineFragmentOrigin) }
  /// True if an ellipsis ends the last line that shows.
  var truncatesLastLine: Bool { wraps && options.contains(.truncatesLastVisibleLine) }

  /// The rest of a layout when lines past the height are dropped.
  func cut(_ layout: TextLayout, _ fit: TextFit) -> TextLayout {
    wraps && layout.usedHeight > size.height ? self.layout(fit, height: size.height) : layout
  }

  /// The least that makes the string fit: letters move together, as far as they may, before fonts shrink
  /// (rule: tighten-shrink-truncate). What is permitted, if the string never fits.
  func fitted(_ limits: StringDrawingContext) -> TextFit {
    var fit = TextFit()
    guard !fits(layout(fit)) else { return fit }
    if limits.minimumTrackingAdjustment < 0 {
      fit.tracking = max(limits.minimumTrackingAdjustment, StringAttempt.closestTracking)
      if let found = largest(from: fit, to: 0, step: StringAttempt.trackingStep, \.tracking) { return found }
    }
    guard limits.minimumScaleFactor > 0, limits.minimumScaleFactor < 1 else { return fit }
    fit.fontScale = limits.minimumScaleFactor
    return largest(from: fit, to: 1, step: StringAttempt.scaleStep, \.fontScale) ?? fit
  }

  /// Scale factors are whole multiples of this, or the minimum itself.
  private static let scaleStep = 1.0 / 4096
  /// Tracking adjustments are whole multiples of this, in points, or the minimum itself.
  private static let trackingStep = 1.0 / 1024
  /// A greater overlap of letters, in points, makes no difference to any font.
  private static let closestTracking = -Font.largestSize

  /// The largest value of a part of the fit at which the string fits, from that of `low`, which need not be a whole
  /// multiple of the step, up to but not including `high`; nil if it does not fit at `low`.
  private func largest(
    from low: TextFit, to high: Double, step: Double, _ part: WritableKeyPath<TextFit, Double>
  ) -> TextFit? {
    guard fits(layout(low)) else { return nil }
    func fit(_ steps: Int) -> TextFit {
      var fit = low
      fit[keyPath: part] = Double(steps) * step
      return fit
    }
    let lowest = Int((low[keyPath: part] / step).rounded(.down))
    let found = (lowest..<Int(high / step)).lastByHalving { fits(layout(fit($0))) }
    return found == lowest ? low : fit(found)
  }

  /// True if a layout shows all text in the size: no word is cut, no line too long, and the lines not too high. On the
  /// baseline it is the first line that counts, and only its width.
  func fits(_ layout: TextLayout) -> Bool {
    guard wraps else {
      return layout.lines.first.map { $0.usedRect.width <= size.width } ?? true
    }
    return layout.usedHeight <= size.height
      && layout.lines.allSatisfy { line in
        let mode = layout.shaped.paragraphs[line.paragraph].style.lineBreakMode
        return line.hidden == nil && line.ends != .clipped && (line.ends != .character || mode == .byCharWrapping)
      }
  }

  /// The lines of a fit, as high as they need unless the height is limited.
  func layout(_ fit: TextFit, height: Double = .infinity) -> TextLayout {
    let container = TextContainer(
      size: Size(width: wraps ? size.width : .infinity, height: height), maximumNumberOfLines: wraps ? 0 : 1,
      lineBreakMode: truncatesLastLine ? .byTruncatingTail : .byWordWrapping)
    var rules = LayoutOptions()
    rules.lineHeights = .allFaces(usesFontLeading: options.contains(.usesFontLeading))
    let font = context.defaultFont.withSize(StringSetting.defaultFontSize)
    return layouts.layout(in: [container], options: rules, fit: fit, of: TextLayouts.Source(text: text, font: font))
  }
}
