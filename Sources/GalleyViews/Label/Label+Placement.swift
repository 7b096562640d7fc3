public import GalleyBase
public import GalleyText

extension Label: TextShowing {
  /// The layout of the text as it is drawn, with its position in the view; nil without text.
  ///
  /// For a subclass it is in the rectangle that its drawing passes to `drawText(in:on:)` of this class, which is found
  /// by drawing to a canvas that is thrown away. If the drawing passes none, or while it is running, the placement is
  /// in the bounds.
  public final var placement: TextPlacement? { placement(in: drawnTextRect) }

  /// Always nil: a label has no placeholder.
  public final var placeholderPlacement: TextPlacement? { nil }

  /// The rectangle of the text within the insets, and the path of the text if it has one.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(
      containers: [bounds.inset(by: insets)], hasInsets: insets != .zero,
      path: textPath == nil ? nil : placement.flatMap { textAlongPath($0.layout) })
  }

  /// The rectangle in which the text is drawn, which already excludes the insets.
  private var drawnTextRect: Rect {
    let standard = bounds.inset(by: insets)
    guard type(of: self) != Label.self, dryRun == nil, !content.isEmpty else { return standard }
    dryRun = DryRunDrawing()
    defer { dryRun = nil }
    var canvas = emptyCanvas
    draw(bounds, on: &canvas)
    return dryRun?.text ?? standard
  }

  /// The text as it is measured. Characters without a font have the label's font; the label's line
  /// break mode and alignment are not filled in.
  public final var measuredText: AttributedText { (content.text ?? AttributedText("")).filled(with: font) }

  /// Returns the layout of the text in `rect`, which excludes the insets, with its position; nil
  /// without text.
  ///
  /// The text is shrunk where allowed and needed, shows as many whole lines as fit, and is centred vertically. A single
  /// line that is too high overhangs equally above and below (rule: label-vertical-placement).
  public final func placement(in rect: Rect) -> TextPlacement? {
    guard !content.isEmpty else { return nil }
    if textPath != nil {
      let layout = layout(inWidth: .infinity, numberOfLines: 1)
      return TextPlacement(
        layout: layout, origins: [rect.origin], fontScale: 1, scale: context.scale, baselineRounding: .nearest)
    }
    let width = rect.width > 0 ? rect.width : 0
    let fontScale = fontScale(fitting: Size(width: width, height: rect.height))
    let layout = layout(drawnIn: Size(width: width, height: rect.height), fontScale: fontScale)
    let grid = PixelGrid(scale: context.scale)
    var y = grid.round(rect.minY + (rect.height - layout.usedHeight) / 2)
    if fontScale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
      let unshrunk = self.layout(inWidth: width, numberOfLines: 1)
      y = grid.round(rect.minY + (rect.height - unshrunk.usedHeight) / 2)
      if baselineAdjustment == .alignBaselines, let wanted = unshrunk.firstBaseline, let own = layout.firstBaseline {
        y += wanted - own
      }
    }
    return TextPlacement(
      layout: layout, origins: [Point(x: rect.minX, y: y)], fontScale: fontScale, scale: context.scale,
      baselineRounding: .lastNearest)
  }

  /// True if some of the text is not visible at the label's current size.
  public final var isTruncated: Bool {
    guard let layout = placement?.layout else { return false }
    return hiddenRange(of: layout) != nil || layout.isTruncated
  }

  /// The UTF-16 range of the text that is not visible at the label's current size, from the first
  /// hidden character to the last; nil if all text is visible.
  ///
  /// Clipped characters do not count. Along a path, it is the text past the path's end, or else the text in later
  /// lines.
  public final var hiddenRange: Range<Int>? { (placement?.layout).flatMap { hiddenRange(of: $0) } }

  private func hiddenRange(of layout: TextLayout) -> Range<Int>? {
    textAlongPath(layout)?.hiddenRange ?? layout.hiddenRange
  }

  /// Returns the range of the text that fits in `size`, up to the end of the last fitting line.
  /// Insets and `numberOfLines` are applied, and the text is not shrunk.
  public final func fittingRange(in size: Size) -> Range<Int> {
    guard !content.isEmpty else { return 0..<0 }
    let bounds = Rect(origin: .zero, size: size).inset(by: insets)
    let container = TextContainer(
      size: Size(width: max(0, bounds.width), height: max(0, bounds.height)), maximumNumberOfLines: numberOfLines)
    return layout(inWidth: container.size.width, numberOfLines: numberOfLines).shaped
      .fittingRange(
        in: container, options: layoutOptions(numberOfLines: numberOfLines, fontScale: 1), with: context.typesetter)
  }

  /// The distance from the upper edge of the bounds to the first baseline as drawn, in points; nil
  /// without text.
  ///
  /// UIKit counterpart: the position of `firstBaselineAnchor`.
  public final var firstBaseline: Double? {
    guard let placement, let line = placement.layout.lines.first else { return nil }
    return placement.drawnBaseline(of: line) - bounds.minY
  }

  /// The distance from the upper edge of the bounds to the last baseline as drawn, in points; nil
  /// without text.
  ///
  /// UIKit counterpart: the position of `lastBaselineAnchor`, measured from the other edge.
  public final var lastBaseline: Double? {
    guard let placement, let line = placement.layout.lines.last else { return nil }
    return placement.drawnBaseline(of: line) - bounds.minY
  }
}
