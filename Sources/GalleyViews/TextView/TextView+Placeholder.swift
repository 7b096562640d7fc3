public import GalleyBase
import GalleyDrawing
public import GalleyText
import GalleyUnicode

/// The placeholder, which shows while there is no text. Sizes and content are those of the text. Marked text
/// is text, so composing hides it, as in UITextField.
extension TextView {
  /// The text that shows while the view is empty; it replaces `attributedPlaceholder`. It has the typing attributes, in
  /// `placeholderColor`. UIKit has it for UITextField.
  public final var placeholder: String? {
    get { storedPlaceholder.text?.string }
    set {
      storedPlaceholder.text = newValue.map { AttributedText($0) }
      placeholderLabel.text = newValue
    }
  }

  /// The text that shows while the view is empty; it replaces `placeholder`. Runs take missing attributes from the
  /// typing attributes, but for the colour, which is `placeholderColor`.
  public final var attributedPlaceholder: AttributedText? {
    get { storedPlaceholder.text }
    set {
      storedPlaceholder.text = newValue
      placeholderLabel.attributedText = newValue
    }
  }

  /// The colour of a placeholder that names none; `SystemColor.placeholderText` at first. In the geometry `label` it
  /// holds for all of it when it is set last, as for a label.
  public final var placeholderColor: Color {
    get { storedPlaceholder.color ?? SystemColor.placeholderText.color(in: context.interfaceStyle) }
    set {
      storedPlaceholder.color = newValue
      placeholderLabel.textColor = newValue
    }
  }

  /// The offset of the placeholder, in points, from the side where it begins and from the top; it gets narrower by as
  /// much. Both distances are ignored if one is below 0, or if the first is more than the view's width less the
  /// container's padding and its right inset: the guard of the category (rule: placeholder-as-label), which has no
  /// lower limit.
  public final var placeholderLocation: Point {
    get { storedPlaceholder.location }
    set {
      storedPlaceholder.location = newValue.asGeometry
      _ = placeholderLabel
    }
  }

  /// The place of the placeholder; that of the text by default.
  public final var placeholderGeometry: PlaceholderGeometry {
    get { storedPlaceholder.geometry }
    set { storedPlaceholder.geometry = newValue }
  }

  /// The rectangle of the placeholder's text, in the coordinates of the content; nil while it does not show. Its height
  /// is that of its lines, its width that of the first one.
  public final var placeholderFrame: Rect? {
    guard showsPlaceholder else { return nil }
    switch placeholderGeometry {
    case .label: return placeholderLabelFrame
    case .text: return placeholderPlacement?.frameOfText
    }
  }

  /// The placeholder as it is laid out, in the coordinates of the content; nil while it does not show, and in the
  /// geometry `label`, whose text is a label's.
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

  /// True if there is a placeholder and nothing else to show.
  var showsPlaceholder: Bool { editing.count == 0 && (storedPlaceholder.text?.count ?? 0) > 0 }

  /// The placeholder as it is typeset: in the look of what is typed next.
  var typesetPlaceholder: AttributedText {
    var typed = editing.typingAttributes
    typed.link = nil
    typed.foregroundColor = placeholderColor
    var text = storedPlaceholder.text ?? AttributedText("")
    text.updateAttributes { $0 = $0.filled(from: typed) }
    return text
  }

  /// The location, or none if the guard refuses it.
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

  /// The paint of a placeholder that is set as the text is.
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
  /// The text area of the first line, as high as all lines.
  fileprivate var frameOfText: Rect? {
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let padding = layout.container.lineFragmentPadding
    let (edges, top) = (layout.indentedEdges(of: first), first.usedRect.minY)
    return Rect(
      x: origin.x + edges.left + padding, y: origin.y + top, width: max(0, edges.right - edges.left - 2 * padding),
      height: last.usedRect.maxY - top)
  }
}
