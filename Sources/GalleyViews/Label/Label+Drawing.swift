import GalleyBase
import GalleyDrawing
import GalleyText

extension Label {
  /// Draws the text in a rectangle that already excludes the insets.
  func drawTextWithoutInsets(in rect: Rect, on canvas: inout Canvas) {
    if dryRun != nil {
      dryRun?.noteText(in: rect, on: canvas)
      return
    }
    guard let placement = placement(in: rect), let paint = textPaint else { return }
    canvas.withSavedState { canvas in
      if textPath != nil {
        if !isEnabled { canvas.beginOpacityGroup(Label.disabledOpacity) }
        guard let text = textAlongPath(placement.layout) else { return }
        canvas.translateBy(x: rect.minX, y: rect.minY)
        TextPainting(paint: paint, layers: paint.layers, layout: placement.layout, color: nil)
          .draw(text, on: &canvas)
        return
      }
      canvas.clip(to: clip(of: placement, in: rect))
      if !isEnabled { canvas.beginOpacityGroup(Label.disabledOpacity) }
      placement.draw(paint: paint, on: &canvas)
    }
  }

  /// The colours and attributes with which the text is drawn; nil without text.
  var textPaint: TextPaint? {
    content.paint(overridingColor: isHighlighted ? highlightedTextColor : nil, in: context)
  }

  /// Returns the text along the label's path; nil without a path.
  func textAlongPath(_ layout: TextLayout) -> TextAlongPath? {
    textPath.flatMap {
      TextAlongPath(
        layout, on: $0, alignment: textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  /// Returns the area to which text is clipped if it does not fit; nil if it fits.
  ///
  /// Text that is too high is clipped at the upper and lower edges of the bounds. Clipped lines, and an ellipsis that
  /// is itself too wide (rule: truncation-token-alone), are clipped at the left and right edges of `rect`. The other
  /// edges of the clip are far enough outside to keep all ink.
  private func clip(of placement: TextPlacement, in rect: Rect) -> TextClip? {
    let grid = PixelGrid(scale: context.scale)
    return placement.clip(
      to: rect, in: bounds, isTooWide: placement.hasOverlongLines,
      isTooHigh: grid.ceil(placement.layout.usedHeight) > grid.ceil(rect.height))
  }
}
