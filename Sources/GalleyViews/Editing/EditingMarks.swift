import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// The marks that show selection, marked text and caret, in the view's coordinates.
///
/// The appearance is UIKit's from experience, not recorded. The selection lies below the glyphs in the tint colour at a
/// fifth of its strength. Marked text is underlined, its selected part darker (rule: marked-text-marks). The caret is a
/// bar with round ends. Edges are on whole pixels. A selection has handles at its ends.
struct EditingMarks {
  /// The rectangles that cover the selection, one or more for each line.
  private(set) var selection: [Rect] = []
  /// The underlines of marked text.
  private(set) var marked: [Rect] = []
  /// The underlines of the selected part of the marked text, drawn over `marked`.
  private(set) var selectedMarked: [Rect] = []
  /// The handles at both ends of the selection; empty while text is composed.
  private(set) var handles: [SelectionHandle] = []
  /// The rectangle of the caret; nil while the caret is invisible.
  private(set) var caret: Rect?
  private let tint: Color

  /// The opacity of the selection, as a fraction of the tint colour's.
  static let selectionOpacity = 0.2
  /// The opacity of the underline of marked text that is not selected, as a fraction of the tint
  /// colour's.
  static let markedOpacity = 0.4
  /// The thickness of the underline of marked text, in points.
  static let underlineThickness = 2.0

  /// Creates the marks of a view at the window's current time; nil if the view does not have the
  /// focus.
  init?(_ view: any EditableView) {
    guard view.isFirstResponder else { return nil }
    tint = view.tintColor
    guard !view.clearsOnInsertion, let placement = view.placement else { return }
    let visible = view.clipsToBounds ? view.bounds : nil
    let grid = PixelGrid(scale: placement.scale)
    func parts(of range: Range<Int>) -> [SelectionRect] {
      placement.selectionRects(for: view.displayedRange(of: range), with: view.context.typesetter)
    }
    func rects(of parts: [SelectionRect]) -> [Rect] {
      parts.map { grid.round($0.rect) }
        .filter { rect in visible.map { $0.minY < rect.maxY && rect.minY < $0.maxY } ?? true }
    }
    let state = view.editing
    if !state.isCaret {
      let parts = parts(of: state.selectedRange)
      selection = rects(of: parts)
      if state.markedRange == nil, view.window?.showsSelectionHandles == true {
        let ends = [(parts.first { $0.containsStart }, true), (parts.last { $0.containsEnd }, false)]
        handles = ends.compactMap { part, isStart in
          part.map { SelectionHandle(at: $0, line: grid.round($0.rect), isStart: isStart) }
        }
        handles.removeAll { !view.showsHandle(at: $0.bar.midX) }
      }
    }
    if let range = state.markedRange {
      marked = rects(of: parts(of: range)).map(\.underline)
      if !state.isCaret { selectedMarked = selection.map(\.underline) }
    }
    if view.isCaretVisible {
      let rect = view.drawnCaret(view.caretRect(at: state.selectedRange.lowerBound, affinity: state.affinity))
      caret = Rect(
        x: grid.round(rect.minX), y: grid.round(rect.minY), width: rect.width, height: grid.round(rect.height))
    }
  }

  /// Draws the marks that lie below the glyphs.
  func drawBelowText(on canvas: inout Canvas) {
    for rect in selection { canvas.fill(rect, tint.multipliedAlpha(by: EditingMarks.selectionOpacity)) }
  }

  /// Draws the marks that lie above the glyphs, except for the caret and the handles.
  func drawAboveText(on canvas: inout Canvas) {
    for rect in marked { canvas.fill(rect, tint.multipliedAlpha(by: EditingMarks.markedOpacity)) }
    for rect in selectedMarked { canvas.fill(rect, tint) }
  }

  /// Draws caret and handles. They are not clipped with the text, because they lie partly outside
  /// its rectangle.
  func drawCaretAndHandles(on canvas: inout Canvas) {
    if let caret { canvas.fill(caret, tint, cornerRadius: caret.width / 2) }
    for handle in handles {
      canvas.fill(handle.bar, tint)
      canvas.fill(handle.knob, tint, cornerRadius: handle.knob.width / 2)
    }
  }
}

extension Rect {
  /// The rectangle of the underline at the lower edge of this rectangle.
  fileprivate var underline: Rect {
    let thickness = min(EditingMarks.underlineThickness, height)
    return Rect(x: minX, y: maxY - thickness, width: width, height: thickness)
  }
}

extension PixelGrid {
  /// Returns the rectangle with each edge rounded to the nearest pixel.
  fileprivate func round(_ rect: Rect) -> Rect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return Rect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}

// MARK: - Blinking

extension TextInput {
  /// True if the caret is visible at the window's current time.
  ///
  /// It is visible in a view that is being edited without a selection, for half a second after the last edit or move
  /// and in every other half second from then on (a choice; UIKit fades it). It is hidden while the next insertion
  /// replaces all text, as in UIKit (rule: clears-on-insertion).
  public var isCaretVisible: Bool {
    let view = editor.view
    guard let window, view.session.isEditing, editing.isCaret, !view.clearsOnInsertion else { return false }
    return (window.milliseconds - view.session.lastActivity) / 500 % 2 == 0
  }
}
