public import GalleyBase
import GalleyText

/// The field of the Mac, where there is no label: a field that cannot be edited or selected and has neither border nor
/// ground is one (rule: field-as-label).
extension TextField {
  /// A field that is a label: not editable, not selectable, without border and ground. AppKit counterpart:
  /// `NSTextField(labelWithString:)`.
  public convenience init(labelWithString string: String, frame: Rect = .zero, in context: RenderContext) {
    self.init(frame: frame, in: context)
    isEditable = false
    isSelectable = false
    drawsBackground = false
    text = string
  }

  /// True if there is a thin rectangle around the field: `borderStyle` is `line`. Setting it to false takes away that
  /// border and no other. AppKit counterpart: `isBordered`.
  public final var isBordered: Bool {
    get { borderStyle == .line }
    set { if newValue != isBordered { borderStyle = newValue ? .line : .none } }
  }

  /// True if the field looks sunk in: `borderStyle` is `bezel` or `roundedRect`. Setting it to true makes it `bezel`
  /// unless it is one of them; setting it to false takes away either. AppKit counterpart: `isBezeled`.
  public final var isBezeled: Bool {
    get { borderStyle == .bezel || borderStyle == .roundedRect }
    set { if newValue != isBezeled { borderStyle = newValue ? .bezel : .none } }
  }

  /// True if the field is drawn and measured as a label is, to the pixel: not editable, not selectable, without border,
  /// and without ground. Natural text then begins where the interface does, and line ends are line ends. The two points
  /// that AppKit's cell leaves free at both ends are not there.
  public final var isLabel: Bool { !isEditable && !isSelectable && borderStyle == .none && !drawsBackground }

  /// The label that the field is, if it is one.
  var label: Label? {
    guard isLabel else { return nil }
    let label = storedLabel ?? Label(in: context)
    storedLabel = label
    label.frame = Rect(origin: .zero, size: bounds.size)
    label.bounds.origin = bounds.origin
    label.isEnabled = isEnabled
    label.semanticContentAttribute = semanticContentAttribute
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.sizingRule = sizingRule
    label.minimumFontSize = minimumFontSize > 0 ? minimumFontSize : TextField.readableFontSize
    let content = measuredText
    let numberOfLines = usesSingleLineMode ? 1 : 0
    let isCurrent = labelContent == content && labelAlignment == textAlignment && label.numberOfLines == numberOfLines
    guard !isCurrent else { return label }
    (labelContent, labelAlignment) = (content, textAlignment)
    label.attributedText = editing.count > 0 ? content : nil
    label.textAlignment = textAlignment
    label.numberOfLines = numberOfLines
    label.lineBreakMode = usesSingleLineMode ? .byTruncatingTail : .byWordWrapping
    return label
  }
}
