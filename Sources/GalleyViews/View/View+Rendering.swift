import GalleyBase
package import GalleyDrawing
import GalleyFonts

extension View {
  /// An empty canvas with the scale of the view's context.
  var emptyCanvas: Canvas { Canvas(scale: context.scale, glyphRules: GlyphRules(raster: context.raster)) }

  /// Draws the view with its upper left corner at the canvas's origin. As with a CALayer, the order
  /// is background, content, subviews, border (rule: background-below-subviews).
  func render(on canvas: inout Canvas) {
    guard !isHidden, alpha > 0 else { return }
    let start = canvas.displayList.commands.count
    defer { canvas.noteSpan(id, from: start) }
    canvas.withSavedState { canvas in
      if alpha < 1 { canvas.beginOpacityGroup(alpha) }
      let rect = bounds
      canvas.translateBy(x: -rect.minX, y: -rect.minY)
      if let mask { mask.clip(&canvas, drawingIn: rect) }
      guard let shadow, shadow.color.alpha > 0 else { return drawLayer(rect, on: &canvas) }
      var layer = canvas.emptied
      let moved = shadow.offset(by: canvas.transform)
      layer.showAlso(movedBy: moved.width, moved.height)
      drawLayer(rect, on: &layer)
      drawShadow(shadow, of: layer.finishedList(), on: &canvas)
      canvas.append(layer)
    }
  }

  /// Draws the shadow of the view's drawing, or of the shadow's path if it has one.
  private func drawShadow(_ shadow: ViewShadow, of drawing: DisplayList, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      let start = canvas.origin
      canvas.translateBy(x: shadow.offset.width, y: shadow.offset.height)
      canvas.beginShadow(shadow.color, blurRadius: shadow.radius * 2)
      if let path = shadow.path {
        canvas.fill(path, .black)
      } else {
        canvas.append(drawing, dx: canvas.origin.x - start.x, dy: canvas.origin.y - start.y)
      }
    }
  }

  /// Draws background, content, subviews and border, in this order.
  private func drawLayer(_ rect: Rect, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      if fillsGround, let backgroundColor { fillGround(rect, backgroundColor, on: &canvas) }
      if let gradient {
        canvas.withSavedState { canvas in
          clipToGround(rect, on: &canvas)
          canvas.draw(gradient.gradient(over: rect))
        }
      }
      canvas.withSavedState { canvas in
        if clipsOwnDrawing { clipToGround(rect, on: &canvas) }
        if cutsInk {
          canvas.cutInk(to: rect, with: context.typesetter) { performDrawing(rect, on: &$0) }
        } else {
          performDrawing(rect, on: &canvas)
        }
        if clipsToBounds, !clipsOwnDrawing, !subviews.isEmpty { clipToGround(rect, on: &canvas) }
        for view in subviews { view.renderInSuperview(on: &canvas) }
      }
      if borderWidth > 0 { drawBorder(rect, on: &canvas) }
    }
  }

  /// Draws the view at its position in the superview, whose coordinates the canvas uses.
  func renderInSuperview(on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      if transform == .identity {
        canvas.translateBy(x: frame.minX, y: frame.minY)
      } else {
        canvas.concatenate(transformToSuperview)
        canvas.translateBy(x: bounds.minX, y: bounds.minY)
      }
      render(on: &canvas)
    }
  }
}

extension ViewShadow {
  /// Returns the offset after a transformation, in the coordinates of the whole picture.
  fileprivate func offset(by transform: AffineTransformation) -> Size {
    Size(
      width: transform.a * offset.width + transform.c * offset.height,
      height: transform.b * offset.width + transform.d * offset.height)
  }
}

extension View {
  /// Draws the view with the upper left corner of its bounds at the canvas's origin.
  package final func renderAlone(on canvas: inout Canvas) { render(on: &canvas) }
}
