import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import TestSupport

@testable import GalleyViews

/// A field in the mono face at 15 points unless said otherwise: every glyph 9 points wide, a line 15 points high.
func monoField(
  _ text: String? = nil, size: Double = 15, width: Double = 200, height: Double = 30,
  border: TextField.BorderStyle = .none, direction: LayoutDirection = .leftToRight, style: InterfaceStyle = .light,
  scale: Double = 1
) throws -> TextField {
  let context = try makeContext(scale: scale, direction: direction, style: style)
  let field = FieldWithWindow(frame: Rect(x: 0, y: 0, width: width, height: height), in: context)
  field.font = try TestFonts.mono(size)
  field.borderStyle = border
  field.text = text
  return field
}

/// A field in a window, being edited, with the insertion point at its end.
func editedField(
  _ text: String? = nil, size: Double = 15, width: Double = 200, border: TextField.BorderStyle = .none,
  direction: LayoutDirection = .leftToRight
) throws -> TextField {
  let field = try monoField(text, size: size, width: width, border: border, direction: direction)
  let window = Window(size: Size(width: 400, height: 60), in: field.context)
  (field as? FieldWithWindow)?.heldWindow = window
  window.addSubview(field)
  field.becomeFirstResponder()
  return field
}

/// Keeps the window that it is in, which a view does not.
private final class FieldWithWindow: TextField {
  var heldWindow: Window?
}

extension TextField {
  /// What is shown, an ellipsis included.
  var shown: String { placement?.layout.shownText ?? "" }

  /// Left edge and width of each cluster that shows, in the field.
  var clusterEdges: [[Double]] {
    guard let placement, let line = placement.layout.lines.first else { return [] }
    return placement.layout.clusters(of: line, with: context.typesetter).map { box in
      [placement.origin.x + box.x, placement.origin.x + box.x + box.width]
    }
  }

  /// Where the insertion point is drawn, from the field's left edge.
  var caretX: Double? {
    guard let placement else { return nil }
    let offset = displayedOffset(of: editing.selectedRange.upperBound)
    return placement.layout.caret(at: offset, with: context.typesetter).map { $0.x + placement.origin.x }
  }
}

extension TextLayout {
  /// What all runs show, one after the other, trailing spaces included.
  var shownText: String {
    lines.flatMap(\.runs).map { run in
      run.kind == .token ? "…" : String(decoding: shaped.text.utf16[run.range], as: UTF16.self)
    }.joined()
  }
}

/// Two characters, the second without attributes.
enum AttributedTextOfTwoStyles {
  static func make(_ color: Color) -> AttributedText {
    var text = AttributedText("a", attributes: TextAttributes { $0.foregroundColor = color })
    text.append("b", attributes: TextAttributes())
    return text
  }
}
