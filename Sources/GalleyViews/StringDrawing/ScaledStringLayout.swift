import GalleyBase
import GalleyFonts
import GalleyText

/// A string that is laid out with several font scales.
struct ScaledStringLayout {
  let text: AttributedText
  /// The available size; infinite along an axis without a limit.
  let size: Size
  let options: StringDrawingOptions
  let context: RenderContext
  let layouts: TextLayouts

  /// True if the string wraps in a width; false if only its first line counts, on its baseline.
  var wraps: Bool { options.contains(.usesLineFragmentOrigin) }
  /// True if the last visible line ends in an ellipsis.
  var truncatesLastLine: Bool { wraps && options.contains(.truncatesLastVisibleLine) }

  /// The layout without the lines below the height, if they are to be dropped.
  func cut(_ layout: TextLayout, _ fit: TextFit) -> TextLayout {
    wraps && layout.usedHeight > size.height ? self.layout(fit, height: size.height) : layout
  }

  /// The smallest change that makes the string fit: letters move together as far as allowed before fonts shrink
  /// (rule: tighten-shrink-truncate).
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

  /// Scale factors are multiples of this, or the minimum itself.
  private static let scaleStep = 1.0 / 4096
  /// Tracking adjustments are multiples of this, in points, or the minimum itself.
  private static let trackingStep = 1.0 / 1024
  /// A larger overlap of letters, in points, makes no difference to any font.
  private static let closestTracking = -Font.largestSize

  /// The largest value of `part` at which the string fits, from that of `low` up to but not including `high`; nil if it
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

  /// True if a layout shows all text in the size: no word is cut, no line is too long, and the lines are not too high.
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

  /// The lines of a fit, with unlimited height by default.
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
