public import Foundation
import GalleyBase

extension CGContext {
  // MARK: Colours

  /// Sets the colour for filling.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour for stroking.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill colour to an sRGB colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour to an sRGB colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the fill colour from components in the fill colour space. The opacity is the last
  /// component.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map { state.fillColor = $0 }
  }

  /// Sets the stroke colour from components in the stroke colour space. The opacity is the last
  /// component.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map { state.strokeColor = $0 }
  }

  /// Sets the colour space for `setFillColor(_:)` with components.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// Sets the colour space for `setStrokeColor(_:)` with components.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// The colour for filling.
  package var fillColor: CGColor { state.fillColor }
  /// The colour for stroking.
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Lines

  /// Sets the width of lines, in units of the current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }
  /// Sets the maximum length of a mitre, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets a dash pattern: the lengths of dashes and gaps in turn. `phase` is the distance into the
  /// pattern at which lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths.map { Double($0) }, phase)
  }
  /// Has no effect: the precision with which curves are approximated by straight lines is fixed.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Effects

  /// Sets the opacity of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the way in which drawing is combined with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a shadow for everything that is drawn; a nil colour turns the shadow off. The transform
  /// does not apply to `offset`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let color = color.map { Color($0) } ?? .clear
    state.shadow = color.alpha > 0 ? DrawingState.Shadow(offset: offset, blur: blur, color: color) : nil
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Quality, which is always the best

  /// The quality with which images are scaled. It has no effect: the quality is always the best.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Has no effect: drawing is always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: antialiasing is always allowed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: fonts are never smoothed by using the subpixels of a display.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: fonts are never smoothed by using the subpixels of a display.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: glyphs may always be placed between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: glyphs may always be placed between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect: subpixel positions of glyphs are always rounded as iOS rounds them.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: subpixel positions of glyphs are always rounded as iOS rounds them.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect: the context can represent all colours.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Has no effect: patterns always begin at the origin of the shape that they fill.
  public func setPatternPhase(_ phase: CGSize) {}

  // MARK: Text

  /// Has no effect: glyphs are always filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Has no effect: no extra space is added after glyphs.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}
