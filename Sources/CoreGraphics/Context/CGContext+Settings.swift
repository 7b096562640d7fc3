public import Foundation
import GalleyBase

extension CGContext {
  // MARK: Colours

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the colour of fills by components of the fill space, opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map { state.fillColor = $0 }
  }

  /// Sets the colour of lines by components of the stroke space, opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map { state.strokeColor = $0 }
  }

  /// Sets the space of components for fills.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// Sets the space of components for lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// The colour of fills.
  package var fillColor: CGColor { state.fillColor }
  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Lines

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the form of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }
  /// Sets the form of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }
  /// Sets the longest mitre, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn, and the distance into them at which lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths.map { Double($0) }, phase)
  }
  /// Sets the distance of straight lines from the curves that they stand for. Here it is a quarter of a pixel always.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Effects

  /// Sets the opacity of all that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the way in which drawing changes what is below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a shadow of all that is drawn. `offset` is not transformed. Without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let color = color.map { Color($0) } ?? .clear
    state.shadow = color.alpha > 0 ? DrawingState.Shadow(offset: offset, blur: blur, color: color) : nil
  }

  /// Sets a shadow a third as dark as black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Quality, which is always the best

  /// The care with which pictures are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets that edges are smooth, which they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Allows smooth edges, which are always there.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets that letters use the parts of coloured pixels, which they never do.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Allows letters to use the parts of coloured pixels, which they never do.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets that letters may stand between pixels, which they do.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Allows letters to stand between pixels, which they do.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets that places of letters between pixels are rounded, which they are as iOS rounds them.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Allows places of letters between pixels to be rounded.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets the treatment of colours that the context lacks; there are none.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Sets the origin of patterns, which is always that of the shape.
  public func setPatternPhase(_ phase: CGSize) {}

  // MARK: Text

  /// Sets the way in which letters are drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Sets the space that is added after each letter.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}
