public import Foundation
import GalleyBase

extension CGContext {
  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the stroke colour.
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

  /// Sets the fill colour from components of the fill colour space, opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map { state.fillColor = $0 }
  }

  /// Sets the stroke colour from components of the stroke colour space, opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map { state.strokeColor = $0 }
  }

  /// Sets the colour space of components for the fill colour.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// Sets the colour space of components for the stroke colour.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// The fill colour.
  package var fillColor: CGColor { state.fillColor }
  /// The stroke colour.
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Lines

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }
  /// Sets the maximum length of a mitre, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn, and the distance into them at which lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths.map { Double($0) }, phase)
  }
  /// Has no effect: all curves are drawn as straight lines of the same fineness.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Effects

  /// Sets the opacity of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the way in which drawing combines with what is already drawn.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a shadow for everything that is drawn. `offset` is not transformed. Without a colour there is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let color = color.map { Color($0) } ?? .clear
    state.shadow = color.alpha > 0 ? DrawingState.Shadow(offset: offset, blur: blur, color: color) : nil
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Quality, which is always the best

  /// The quality with which images are scaled.
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
  /// Has no effect: glyphs always may be placed between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: glyphs always may be placed between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect: subpixel positions of glyphs are always rounded as iOS rounds them.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: subpixel positions of glyphs are always rounded as iOS rounds them.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect: there are no colours that the context cannot represent.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Has no effect: the origin of a pattern is always that of the shape.
  public func setPatternPhase(_ phase: CGSize) {}

  // MARK: Text

  /// Sets the way in which glyphs are drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Sets the extra space after each glyph.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}
