import GalleyBase
import GalleyFonts
public import GalleyText
import GalleyUnicode

extension TextField: TextShowing {
  /// The layout of the text as it is currently drawn, with its position. While the text is edited,
  /// it is in the rectangle for editing.
  ///
  /// For a subclass it is in the rectangle that its drawing passes to `drawText(in:on:)` of this class, found by a
  /// dryRun. Its offsets are those of the displayed text: see `displayedOffset(of:)`. An empty text has one line
  /// without characters, except in a field that is a label, where it is nil.
  public final var placement: TextPlacement? {
    if let label { return label.placement(in: drawnTextRect) }
    return isBeingEdited
      ? editingPlacement(in: editingRect(forBounds: bounds)) : idlePlacement(in: drawnTextRect)
  }

  /// The layout of the placeholder as it is drawn, with its position; nil if there is text or no
  /// placeholder.
  public final var placeholderPlacement: TextPlacement? {
    guard showsPlaceholder else { return nil }
    return placeholderPlacement(in: rehearsed?.placeholder ?? placeholderRect(forBounds: bounds))
  }

  /// The rectangle of the text or of the placeholder. Text is clipped at the field's edges,
  /// regardless of how far it is scrolled.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(
      containers: [showsPlaceholder ? placeholderRect(forBounds: bounds) : shownTextRect], hasInsets: true,
      isClippedAtBounds: true)
  }

  /// The rectangle in which text is drawn while it is not edited.
  private var drawnTextRect: Rect { (editing.count > 0 ? rehearsed?.text : nil) ?? textRect(forBounds: bounds) }

  /// The rectangles that a subclass's drawing uses, found by a dry run; nil for a plain text field,
  /// and while drawing.
  private var rehearsed: DryRunDrawing? {
    guard type(of: self) != TextField.self, !drawsPlainly, dryRun == nil else { return nil }
    dryRun = DryRunDrawing()
    defer { dryRun = nil }
    var canvas = emptyCanvas
    draw(bounds, on: &canvas)
    return dryRun
  }

  /// The text as it is measured. Attributes that characters lack are filled in from the field.
  public final var measuredText: AttributedText { editing.text.filled(with: defaults).filled(with: font) }

  /// Returns the UTF-16 offset in the displayed text that corresponds to an offset in the text. A
  /// secure field displays one bullet for each cluster, and CR LF is displayed as one space.
  public final func displayedOffset(of offset: Int) -> Int {
    updateTextLine()
    return textLine.displayed.displayedOffset(of: offset)
  }

  /// Returns the UTF-16 offset in the text that corresponds to an offset in the displayed text.
  public final func offset(ofDisplayed offset: Int) -> Int {
    updateTextLine()
    return textLine.displayed.offset(ofDisplayed: offset)
  }

  /// The text that is displayed, with bullets in a secure field and spaces for line ends.
  public final var displayedText: String {
    updateTextLine()
    return textLine.displayed.text.string
  }

  /// The range of a secure text that is not hidden: the cluster that was typed last, for a second
  /// (rule: secure-text-last-typed); nil if all is hidden.
  private var revealedRange: Range<Int>? {
    guard isBeingEdited, let typed = session.lastTyped, let time = window?.milliseconds,
      time - typed.time < TextField.revealingTime
    else { return nil }
    return typed.range
  }

  /// The time for which a typed character of a secure text is visible, in milliseconds.
  static let revealingTime = 1000

  /// True if the field has the focus and its text may be changed.
  var isBeingEdited: Bool { session.isEditing }

  /// True if an ellipsis replaces a part of the text.
  public final var isTruncated: Bool { placement?.layout.isTruncated ?? false }

  var showsPlaceholder: Bool { editing.count == 0 && attributedPlaceholder.map { $0.count > 0 } ?? false }

  // MARK: Lines

  func updateTextLine() {
    let form = isSecureTextEntry ? DisplayedText.Form.secure(revealed: revealedRange) : .plain
    textLine.update(to: FieldLine.Source(text: editing.text, defaults: defaults, font: ownFont, form: form))
  }

  func updatePlaceholderLine() {
    var attributes = TextAttributes()
    attributes.paragraphStyle = defaults.paragraphStyle
    placeholderLine.update(
      to: FieldLine.Source(text: attributedPlaceholder ?? AttributedText(""), defaults: attributes, font: font))
  }

  /// The font of text without a font.
  var ownFont: Font { defaults.font ?? context.defaultFont }

  // MARK: Idle

  /// Returns the layout and position of text that is not edited. It is truncated at its end if it
  /// is too wide.
  func idlePlacement(in rect: Rect) -> TextPlacement {
    updateTextLine()
    return placement(of: textLine, fontScale: fontScale(fitting: rect.width), in: rect)
  }

  /// Returns the layout and position of the placeholder, which never shrinks.
  func placeholderPlacement(in rect: Rect) -> TextPlacement {
    updatePlaceholderLine()
    return placement(of: placeholderLine, fontScale: 1, in: rect)
  }

  private func placement(of line: FieldLine, fontScale: Double, in rect: Rect) -> TextPlacement {
    let whole = line.whole(fontScale: fontScale)
    let alignment = line === placeholderLine ? placeholderAlignment : alignment(of: line.displayed, whole)
    guard whole.width - whole.spaceWidth <= rect.width else {
      let layout = line.cut(toWidth: max(0, rect.width), alignment: alignment, fontScale: fontScale)
      return placement(of: layout, atX: rect.minX, in: rect, line, fontScale)
    }
    let x = origin(of: whole, hanging: whole.spaceWidth, alignment: alignment, in: rect)
    return placement(of: whole.layout, atX: x, in: rect, line, fontScale)
  }

  /// Returns the x of the left end of a line in a rectangle. White space that hangs at the line's
  /// end does not affect the alignment.
  ///
  /// If white space at the end occupies room and does not fit, the line begins at its leading side.
  func origin(of whole: FieldLine.Whole, hanging: Double, alignment: TextAlignment, in rect: Rect) -> Double {
    let occupies = trailingWhitespace == .occupy
    let hangs = !occupies && alignment != (whole.isRightToLeft ? .right : .left)
    let content = hangs ? whole.width - hanging : whole.width
    let free = rect.width - content
    // In right-to-left text the hanging end is on the left.
    let before = hangs && whole.isRightToLeft ? hanging : 0
    switch free < 0 ? (whole.isRightToLeft ? .right : .left) : alignment {
    case .right: return rect.minX + free - before
    case .center: return rect.minX + (free / 2).onLengthGrid - before
    default: return rect.minX - before
    }
  }

  /// Returns the alignment as left, right or centre. Natural text begins at the leading side of its
  /// own direction, or of the interface's direction if it has none.
  func alignment(of displayed: DisplayedText, _ whole: FieldLine.Whole) -> TextAlignment {
    let wanted = textAlignment
    guard wanted == .natural || wanted == .justified else { return wanted }
    if whole.isRightToLeft { return .right }
    let units = displayed.text.utf16
    let hasDirection =
      unsafe !displayed.isSecret && units.withUnsafeBufferPointer { unsafe firstStrongDirection(of: $0) } != .natural
    return !hasDirection && isMirrored ? .right : .left
  }

  /// The alignment of the placeholder as left, right or centre.
  ///
  /// Natural means the interface's leading side, whatever the placeholder's own direction, so that the caret of the
  /// empty field is at its edge (rule: placeholder-alignment).
  private var placeholderAlignment: TextAlignment {
    let wanted = textAlignment
    guard wanted == .natural || wanted == .justified else { return wanted }
    return isMirrored ? .right : .left
  }

  // MARK: From top to bottom

  /// Returns a layout with its position in a rectangle, according to `contentVerticalAlignment`
  /// (rule: field-vertical-alignment).
  ///
  /// Shrunk text keeps the baseline of the text at full size.
  func placement(
    of layout: TextLayout, atX x: Double, in rect: Rect, _ line: FieldLine, _ fontScale: Double
  ) -> TextPlacement {
    var y = top(of: layout, in: rect)
    if fontScale < 1 {
      let unshrunk = line.whole(fontScale: 1).layout
      y = top(of: unshrunk, in: rect)
      if let wanted = unshrunk.firstBaseline, let own = layout.firstBaseline { y += wanted - own }
    }
    return TextPlacement(
      layout: layout, origins: [Point(x: x, y: y)], fontScale: fontScale, scale: context.scale,
      baselineRounding: .nearest)
  }

  /// Returns the upper edge of a layout in a rectangle, rounded to a pixel.
  private func top(of layout: TextLayout, in rect: Rect) -> Double {
    let free = rect.height - layout.usedHeight
    let above =
      switch contentVerticalAlignment {
      case .top: 0.0
      case .bottom: free
      case .center, .fill: free / 2
      }
    return PixelGrid(scale: context.scale).round(rect.minY + above)
  }
}
