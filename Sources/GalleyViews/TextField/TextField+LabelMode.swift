public import GalleyBase
import GalleyText

/// The label mode of text fields on the Mac, which has no label class. A field is a label if it
/// cannot be edited or selected and has neither border nor background (rule: field-as-label).
extension TextField {
  /// Creates a field that is a label: it cannot be edited or selected, and has no border and
  /// background.
  ///
  /// AppKit counterpart: `NSTextField(labelWithString:)`.
  public convenience init(labelWithString string: String, frame: Rect = .zero, in context: RenderContext) {
    self.init(frame: frame, in: context)
    isEditable = false
    isSelectable = false
    drawsBackground = false
    text = string
  }

  /// True if the field has a thin rectangular border: `borderStyle` is `line`.
  ///
  /// Setting it to false removes only that border. AppKit counterpart: `isBordered`.
  public final var isBordered: Bool {
    get { borderStyle == .line }
    set { if newValue != isBordered { borderStyle = newValue ? .line : .none } }
  }

  /// True if the field looks sunken: `borderStyle` is `bezel` or `roundedRect`.
  ///
  /// Setting it to true selects `bezel` unless it is already one of these; setting it to false removes either. AppKit
  /// counterpart: `isBezeled`.
  public final var isBezeled: Bool {
    get { borderStyle == .bezel || borderStyle == .roundedRect }
    set { if newValue != isBezeled { borderStyle = newValue ? .bezel : .none } }
  }

  /// True if the field is drawn and measured exactly like a label: it cannot be edited or selected,
  /// and has no border and background.
  ///
  /// Natural alignment is then the interface's leading side, and line ends break lines. The field has no free space at
  /// both ends, unlike AppKit's cell with its two points.
  public final var isLabel: Bool { !isEditable && !isSelectable && borderStyle == .none && !drawsBackground }

  /// The label that draws the field if `isLabel` is true, else nil.
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
