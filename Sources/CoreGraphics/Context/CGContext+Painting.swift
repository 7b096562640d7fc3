public import Foundation
package import GalleyBase
import GalleyDrawing

extension CGContext {
  /// The number of pixels per unit of the current coordinates.
  var pixelsPerUnit: Double { canvas.scale * canvas.transform.meanScale }

  /// Fills a path with the fill colour.
  func fill(_ path: Path, _ rule: FillRule) {
    if let pattern = state.fillColor.pattern {
      fill(path, rule, with: pattern)
    } else {
      paint { $0.fill(path, $1, rule: rule) }
    }
  }

  private func fill(_ path: Path, _ rule: FillRule, with pattern: CGPattern) {
    guard let bounds = path.controlBounds else { return }
    compose { canvas in
      canvas.clip(to: path, rule: rule)
      canvas.draw(pattern.bitmap, tileSize: Size(pattern.size), in: bounds)
    }
  }

  /// Strokes a path with the stroke colour.
  func stroke(_ path: Path) {
    let style = state.stroke
    let color = Color(state.strokeColor).multipliedAlpha(by: state.alpha)
    withEffects { $0.stroke(path, style, color) }
  }

  /// Draws in the fill colour. A pattern is replaced by a clear colour, so that shapes which do not
  /// support patterns are not drawn.
  func paint(_ body: (inout Canvas, Color) -> Void) {
    let color = Color(state.fillColor).multipliedAlpha(by: state.alpha)
    withEffects { body(&$0, color) }
  }

  /// Draws content that has its own colours. If the context is not opaque, the content is drawn as
  /// a group.
  func compose(_ body: (inout Canvas) -> Void) {
    let alpha = state.alpha
    withEffects { canvas in
      canvas.withSavedState { canvas in
        if alpha < 1 { canvas.beginOpacityGroup(alpha) }
        body(&canvas)
      }
    }
  }

  /// Draws with the context's blend mode. The shadow is drawn first.
  func withEffects(_ body: (inout Canvas) -> Void) {
    let mode = state.blendMode
    if let shadow = state.shadow { cast(shadow, body) }
    canvas.withSavedState { canvas in
      if mode != .normal { canvas.beginBlending(BlendMode(mode)) }
      body(&canvas)
    }
    finishDrawing()
  }

  /// Draws the shadow of the content that `body` draws.
  private func cast(_ shadow: DrawingState.Shadow, _ body: (inout Canvas) -> Void) {
    var layer = canvas.emptied
    body(&layer)
    let list = layer.takeDisplayList()
    cast(shadow, of: list)
  }

  private func cast(_ shadow: DrawingState.Shadow, of list: DisplayList) {
    // In a context that was created with y up, the shadow's offset has y up too.
    let (dx, dy) = (shadow.offset.width * base.a, shadow.offset.height * base.d)
    let mode = state.blendMode
    canvas.withSavedState { canvas in
      if mode != .normal { canvas.beginBlending(BlendMode(mode)) }
      canvas.beginShadow(shadow.color, blurRadius: shadow.blur)
      canvas.append(list, dx: dx, dy: dy)
    }
  }

  /// Updates the pixels after a drawing call if code outside the context has access to their memory.
  func finishDrawing() {
    if backing?.isShared == true, outerLayers.isEmpty { flush() }
  }

  // MARK: Transparency layers

  /// Begins a transparency layer. It is drawn as a whole, with the context's opacity, shadow and
  /// blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    outerLayers.append((canvas, states))
    canvas = canvas.emptied
    states = []
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    canvas.clip(to: Rect(rect))
  }

  /// Ends the innermost transparency layer and draws it.
  public func endTransparencyLayer() {
    guard let outer = outerLayers.popLast() else { return }
    let list = canvas.finishedList()
    canvas = outer.canvas
    states = outer.states
    restoreGState()
    if let shadow = state.shadow { cast(shadow, of: list) }
    let (alpha, mode) = (state.alpha, state.blendMode)
    canvas.withSavedState { canvas in
      if mode != .normal { canvas.beginBlending(BlendMode(mode)) }
      canvas.beginOpacityGroup(alpha)
      canvas.append(list)
    }
    finishDrawing()
  }
}

extension FillRule {
  /// Creates the engine's fill rule from a Core Graphics fill rule.
  package init(_ rule: CGPathFillRule) { self = rule == .winding ? .nonzero : .evenOdd }
}
