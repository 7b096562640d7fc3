import GalleyBase
import GalleyFonts
import GalleyText

/// The layouts of a string with different font scales.
struct ScaledStringLayout {
  let text: AttributedText
  /// The available size, which is infinite along an axis without a limit.
  let size: Size
  let options: StringDrawingOptions
  let context: RenderContext
  let layouts: TextLayouts

  /// True if the string wraps in a width; false if only its first line is used, with the origin on
  /// the baseline.
  var wraps: Bool { options.contains(.usesLineFragmentOrigin) }
  /// True if the last visible line ends in an ellipsis when lines are dropped.
  var truncatesLastLine: Bool { wraps && options.contains(.truncatesLastVisibleLine) }

  /// Returns the layout without the lines below the available height. A string that does not wrap
  /// keeps its only line.
  func cut(_ layout: TextLayout, _ fit: TextFit) -> TextLayout {
    wraps && layout.usedHeight > size.height ? self.layout(fit, height: size.height) : layout
  }

  /// Returns the smallest change that makes the string fit. Letters are set closer, as far as
  /// allowed, before fonts shrink (rule: tighten-shrink-truncate).
  ///
  /// If the string never fits, the largest change allowed.
  func fitted(_ limits: StringDrawingContext) -> TextFit {
    var fit = TextFit()
    guard !fits(layout(fit)) else { return fit }
    if limits.minimumTrackingAdjustment < 0 {
      fit.tracking = max(limits.minimumTrackingAdjustment, ScaledStringLayout.closestTracking)
      if let found = largest(from: fit, to: 0, step: ScaledStringLayout.trackingStep, \.tracking) { return found }
    }
    guard limits.minimumScaleFactor > 0, limits.minimumScaleFactor < 1 else { return fit }
    fit.fontScale = limits.minimumScaleFactor
    return largest(from: fit, to: 1, step: ScaledStringLayout.scaleStep, \.fontScale) ?? fit
  }

  /// The step of scale factors. All factors are multiples of it, except for the minimum.
  private static let scaleStep = 1.0 / 4096
  /// The step of tracking adjustments, in points. All adjustments are multiples of it, except for
  /// the minimum.
  private static let trackingStep = 1.0 / 1024
  /// The strongest tightening, in points. More overlap of letters makes no difference with any
  /// font.
  private static let closestTracking = -Font.largestSize

  /// Returns the fit with the greatest value of `part` at which the string fits. The values from
  /// that of `low` up to that of `high`, which is excluded, are searched. Returns nil if the string
  /// does not fit at `low`.
  ///
  /// The value of `low` need not be a multiple of the step.
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

  /// Returns true if a layout shows the whole text in the size: no word is cut, no line is too
  /// long, and the lines are not too high.
  ///
  /// Without wrapping only the width of the first line counts.
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

  /// Returns the layout of the string after the changes in `fit`. By default, its height is not
  /// limited.
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
