public import GalleyBase
public import GalleyText

extension Label: TextShowing {
  /// The text as it is drawn, insets included; nil if there is none. Of a subclass, in the rectangle that its drawing
  /// passes on to `drawText(in:on:)` of this class: it is drawn once for nobody to see. One that passes on nothing, and one
  /// that asks while it draws, gets the text in the bounds.
  public final var placement: TextPlacement? { placement(in: drawnTextRect) }

  /// Nil: a label has no placeholder.
  public final var placeholderPlacement: TextPlacement? { nil }

  /// The text's rectangle within the insets, and the path of the text.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(
      containers: [bounds.inset(by: insets)], hasInsets: insets != .zero,
      path: textPath == nil ? nil : placement.flatMap { textAlongPath($0.layout) })
  }

  /// The rectangle in which the text is drawn, without the insets.
  private var drawnTextRect: Rect {
    let standard = bounds.inset(by: insets)
    guard type(of: self) != Label.self, rehearsal == nil, !content.isEmpty else { return standard }
    rehearsal = TextRehearsal()
    defer { rehearsal = nil }
    var canvas = emptyCanvas
    draw(bounds, on: &canvas)
    return rehearsal?.text ?? standard
  }

  /// The text with the label's font where it names none, and no more of the label: neither its line limit, its line
  /// break mode nor its alignment is an attribute of the text, unless its runs have paragraph styles.
  public final var measuredText: AttributedText { (content.text ?? AttributedText("")).filled(with: font) }

  /// The text as it is drawn in `rect`, insets left aside: shrunk if the label allows it and the text needs it, as many
  /// whole lines as fit, and centred from top to bottom. One line that is too high overhangs equally above and below
  /// (reference A.5, A.6).
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
    var y = grid.round(rect.minY + (rect.height - layout.usedSize.height) / 2)
    if fontScale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters {
      let unshrunk = self.layout(inWidth: width, numberOfLines: 1)
      y = grid.round(rect.minY + (rect.height - unshrunk.usedSize.height) / 2)
      if baselineAdjustment == .alignBaselines, let wanted = unshrunk.firstBaseline, let own = layout.firstBaseline {
        y += wanted - own
      }
    }
    return TextPlacement(
      layout: layout, origins: [Point(x: rect.minX, y: y)], fontScale: fontScale, scale: context.scale,
      baselineRounding: .nearest)
  }

  /// Whether some of the text does not show in the label's present size.
  public final var isTruncated: Bool { hiddenRange != nil || placement?.layout.isTruncated ?? false }

  /// UTF-16 offsets of what does not show in the label's present size because of too little width or too few lines, from
  /// the first hidden character to the last; nil if all shows. What clipping cuts at the edge is not known by character.
  /// Along a path: what lies past its ends, or else in later lines.
  public final var hiddenRange: Range<Int>? {
    guard let layout = placement?.layout else { return nil }
    return textAlongPath(layout)?.hiddenRange ?? layout.hiddenRange
  }

  /// How much of the text, from its beginning, shows in `size` without being truncated, within the insets and the
  /// `numberOfLines`: up to the end of the last line that fits. The fonts keep their size.
  public final func fittingRange(in size: Size) -> Range<Int> {
    guard !content.isEmpty else { return 0..<0 }
    let bounds = Rect(origin: .zero, size: size).inset(by: insets)
    let container = TextContainer(
      size: Size(width: max(0, bounds.width), height: max(0, bounds.height)), maximumNumberOfLines: numberOfLines)
    return layout(inWidth: container.size.width, numberOfLines: numberOfLines).shaped
      .fittingRange(
        in: container, options: layoutOptions(numberOfLines: numberOfLines, fontScale: 1), with: context.typesetter)
  }

  /// Distance of the first drawn baseline from the upper edge of the bounds; nil without text.
  /// UIKit counterpart: where `firstBaselineAnchor` lies.
  public final var firstBaseline: Double? {
    guard let placement, let line = placement.layout.lines.first else { return nil }
    return placement.drawnBaseline(of: line) - bounds.minY
  }

  /// Distance of the last drawn baseline from the upper edge of the bounds; nil without text.
  /// UIKit counterpart: where `lastBaselineAnchor` lies, measured from the other edge.
  public final var lastBaseline: Double? {
    guard let placement, let line = placement.layout.lines.last else { return nil }
    return placement.drawnBaseline(of: line) - bounds.minY
  }
}
