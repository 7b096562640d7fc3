public import GalleyBase
import GalleyDrawing
public import GalleyText
import GalleyUnicode

/// The placeholder, which is visible while the text is empty.
///
/// It does not affect sizes and content, which are those of the text. Marked text counts as text, so composing hides
/// the placeholder, as in UITextField.
extension TextView {
  /// The text that is displayed while the view is empty; nil for none. Setting it replaces
  /// `attributedPlaceholder`.
  ///
  /// It has the typing attributes, in `placeholderColor`. In UIKit only UITextField has it.
  public final var placeholder: String? {
    get { storedPlaceholder.text?.string }
    set {
      storedPlaceholder.text = newValue.map { AttributedText($0) }
      placeholderLabel.text = newValue
    }
  }

  /// The attributed text that is displayed while the view is empty; nil for none. Setting it
  /// replaces `placeholder`.
  ///
  /// Runs take missing attributes from the typing attributes, except for the colour, which is `placeholderColor`.
  public final var attributedPlaceholder: AttributedText? {
    get { storedPlaceholder.text }
    set {
      storedPlaceholder.text = newValue
      placeholderLabel.attributedText = newValue
    }
  }

  /// The default colour of a placeholder; initially `SystemColor.placeholderText`.
  ///
  /// In the geometry `label` it overrides the colours of the whole placeholder if it is set last, as in a label.
  public final var placeholderColor: Color {
    get { storedPlaceholder.color ?? SystemColor.placeholderText.color(in: context.interfaceStyle) }
    set {
      storedPlaceholder.color = newValue
      placeholderLabel.textColor = newValue
    }
  }

  /// The distance of the placeholder from the leading side and from the top, in points. The
  /// placeholder's width is reduced by the first distance.
  ///
  /// Both distances are ignored if one is negative, or if the first is more than the view's width less the container's
  /// padding and its right inset. This guard is the category's (rule: placeholder-as-label), which has no lower limit.
  public final var placeholderLocation: Point {
    get { storedPlaceholder.location }
    set {
      storedPlaceholder.location = newValue.asGeometry
      _ = placeholderLabel
    }
  }

  /// The position of the placeholder; by default `text`.
  public final var placeholderGeometry: PlaceholderGeometry {
    get { storedPlaceholder.geometry }
    set { storedPlaceholder.geometry = newValue }
  }

  /// The rectangle of the placeholder's text, in the coordinates of the content; nil while it is hidden.
  ///
  /// Its height is that of its lines, its width that of the first line.
  public final var placeholderFrame: Rect? {
    guard showsPlaceholder else { return nil }
    switch placeholderGeometry {
    case .label: return placeholderLabelFrame
    case .text: return placeholderPlacement?.frameOfText
    }
  }

  /// The layout of the placeholder in the coordinates of the content. It is nil while the
  /// placeholder is hidden, and in the geometry `label`, which uses a label instead.
  public final var placeholderPlacement: TextPlacement? {
    guard showsPlaceholder, placeholderGeometry == .text else { return nil }
    let location = effectivePlaceholderLocation
    let plain = placeholderLayout(in: textContainer)
    guard location != .zero else { return placed(plain, at: textOrigin) }
    let isRightToLeft =
      switch layoutOptions.naturalAlignmentDirection {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: plain.lines.first.map { $0.baseLevel.isRightToLeft } ?? false
      }
    let shift = Point(x: isRightToLeft ? 0 : location.x, y: location.y)
    var container = textContainer
    container.size.width = max(0, container.size.width - location.x)
    container.exclusionPaths = container.exclusionPaths.map { $0.offsetBy(dx: -shift.x, dy: -shift.y) }
    return placed(placeholderLayout(in: container), at: Point(x: textOrigin.x + shift.x, y: textOrigin.y + shift.y))
  }

  /// True if the text is empty and there is a placeholder.
  var showsPlaceholder: Bool { editing.count == 0 && (storedPlaceholder.text?.count ?? 0) > 0 }

  /// The placeholder with missing attributes filled in from the attributes of the next typed text.
  var typesetPlaceholder: AttributedText {
    var typed = editing.typingAttributes
    typed.link = nil
    typed.foregroundColor = placeholderColor
    var text = storedPlaceholder.text ?? AttributedText("")
    text.updateAttributes { $0 = $0.filled(from: typed) }
    return text
  }

  /// The placeholder's location if it is within the view, else zero.
  var effectivePlaceholderLocation: Point {
    let location = placeholderLocation
    let limit = bounds.width - containerRules.lineFragmentPadding - textContainerInset.right
    return location.x < 0 || location.x > limit || location.y < 0 ? .zero : location
  }

  func drawPlaceholder(on canvas: inout Canvas) {
    guard showsPlaceholder else { return }
    switch placeholderGeometry {
    case .label:
      guard let label = shownPlaceholderLabel else { return }
      canvas.withSavedState { canvas in
        canvas.translateBy(x: label.frame.minX, y: label.frame.minY)
        label.render(on: &canvas)
      }
    case .text:
      placeholderPlacement?.draw(paint: placeholderPaint, on: &canvas)
    }
  }

  /// The colours and attributes with which a placeholder is drawn in the geometry `text`.
  var placeholderPaint: TextPaint {
    TextPaint(
      text: typesetPlaceholder, font: style.font, textColor: placeholderColor, context: context, drawsLinesByWord: true)
  }

  private func placed(_ layout: TextLayout, at origin: Point) -> TextPlacement {
    TextPlacement(layout: layout, origins: [origin], fontScale: 1, scale: context.scale, baselineRounding: .down)
  }

  private func placeholderLayout(in container: TextContainer) -> TextLayout {
    let source = TextLayouts.Source(text: typesetPlaceholder, font: style.font)
    if storedPlaceholder.source != source {
      storedPlaceholder.source = source
      placeholderLayouts.noteChange()
    }
    return placeholderLayouts.layout(in: [container], options: layoutOptions, of: source)
  }
}

extension TextPlacement {
  /// The rectangle of the first line, with the height of all lines.
  fileprivate var frameOfText: Rect? {
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let padding = layout.container.lineFragmentPadding
    let (edges, top) = (layout.indentedEdges(of: first), first.usedRect.minY)
    return Rect(
      x: origin.x + edges.left + padding, y: origin.y + top, width: max(0, edges.right - edges.left - 2 * padding),
      height: last.usedRect.maxY - top)
  }
}
