public import GalleyBase
import GalleyFonts
public import GalleyText

/// Rectangles and positions of text, caret and selection, in the view's coordinates.
///
/// In a text view these are the content's coordinates, so scrolling does not change them. The names are those of
/// UITextInput. For text that is displayed differently, such as the bullets of a secure field, the geometry is that of
/// the displayed text.
extension TextInput {
  /// Returns the rectangle of the caret at a position.
  ///
  /// In a field it is 2 points wide and as high as the line. Its left edge is where the characters meet, but inside the
  /// rectangle for editing, although spaces hang past that (rule: caret-stays-at-edge). In a text view it is the
  /// rectangle recorded there (rule: text-view-caret). Positions outside the text are clamped. UIKit counterpart:
  /// `caretRect(for:)`.
  /// - Parameter affinity: the character that it belongs to where lines or directions meet; nil uses that of the
  ///   selection if the caret is there, else the character after it.
  public func caretRect(for position: Int, affinity: TextAffinity? = nil) -> Rect {
    let isAtCaret = editing.isCaret && editing.selectedRange.lowerBound == position
    return editor.view.caretRect(
      at: min(max(0, position), editing.count), affinity: affinity ?? (isAtCaret ? editing.affinity : .downstream))
  }

  /// Returns the rectangle of the part of a range that lies on the range's first line. For an empty
  /// range, returns the caret's rectangle with a width of 0.
  ///
  /// UIKit counterpart: `firstRect(for:)`.
  public func firstRect(for range: Range<Int>) -> Rect {
    let rects = selectionRects(for: range)
    guard let first = rects.first else {
      let caret = caretRect(for: range.lowerBound)
      return Rect(x: caret.midX, y: caret.minY, width: 0, height: caret.height)
    }
    return rects.prefix { $0.rect.minY == first.rect.minY }.reduce(first.rect) { $0.union($1.rect) }
  }

  /// Returns the rectangles that cover a range, line by line, and from left to right within a line.
  /// The result is empty for an empty range.
  ///
  /// UIKit counterpart: `selectionRects(for:)`.
  public func selectionRects(for range: Range<Int>) -> [SelectionRect] {
    let range = range.clamped(to: 0..<editing.count)
    let view = editor.view
    guard !range.isEmpty, let placement = view.placement else { return [] }
    return placement.selectionRects(for: view.displayedRange(of: range), with: context.typesetter)
  }

  /// Returns the position nearest to a point. UIKit counterpart: `closestPosition(to:)`.
  public func closestPosition(to point: Point) -> Int { editor.view.closestPlace(to: point).offset }

  /// Returns the position in a range that is nearest to a point. Both ends of the range are
  /// included.
  ///
  /// UIKit counterpart: `closestPosition(to:within:)`.
  public func closestPosition(to point: Point, within range: Range<Int>) -> Int {
    min(max(closestPosition(to: point), range.lowerBound), range.upperBound)
  }

  /// Returns the range of the cluster at a point, or of the nearest cluster; nil without text.
  /// UIKit counterpart: `characterRange(at:)`.
  public func characterRange(at point: Point) -> Range<Int>? {
    guard hasText else { return nil }
    let place = editor.view.closestPlace(to: point)
    let unit = place.affinity == .upstream ? place.offset - 1 : min(place.offset, editing.count - 1)
    return editing.clusterRange(max(0, unit)..<max(0, unit) + 1, using: editor.view.analyzer)
  }

  /// Moves the caret as a tap at a point does. Inside a word, or inside the text between two words,
  /// the caret moves to the nearer end.
  ///
  /// Secret text has no words. The focus does not move; `Window.tap(at:)` moves it too.
  public func tap(at point: Point) {
    let place = editor.view.tappedPlace(at: point)
    select(place.offset..<place.offset, affinity: place.affinity)
  }

  /// Selects as a double tap at a point does: the word there, or the text between two words.
  public func doubleTap(at point: Point) {
    guard let character = characterRange(at: point) else { return }
    let view = editor.view
    let word =
      view.isSecure
      ? 0..<editing.count
      : editing.wordRange(at: character.lowerBound, locale: context.locale, using: view.analyzer)
    select(word ?? character)
  }
}

extension TextPlacement {
  /// Returns the rectangles that cover a range of the laid out text, in the view's coordinates.
  func selectionRects(for range: Range<Int>, with typesetter: Typesetter) -> [SelectionRect] {
    layout.selectionRects(for: range, with: typesetter).map { part in
      var part = part
      part.rect = part.rect.offsetBy(dx: origins[part.container].x, dy: origins[part.container].y)
      return part
    }
  }
}

extension EditableView {
  /// Returns the range of the displayed text that corresponds to a range of the text.
  func displayedRange(of range: Range<Int>) -> Range<Int> {
    let start = displayedOffset(of: range.lowerBound)
    return start..<max(start, displayedOffset(of: range.upperBound))
  }

  /// Returns the caret position for a tap: the nearest position that is not inside a word.
  func tappedPlace(at point: Point) -> CaretPlace {
    let place = closestPlace(to: point)
    let word = isSecure ? nil : editing.wordRange(at: place.offset, locale: context.locale, using: analyzer)
    guard let word, word.lowerBound < place.offset else { return place }
    let line = caretRect(at: place.offset, affinity: place.affinity).midY
    // For a word that is broken over lines, the end on another line counts as farther.
    func distance(_ offset: Int, _ affinity: TextAffinity) -> Double {
      let caret = caretRect(at: offset, affinity: affinity)
      return caret.midY == line ? abs(caret.midX - point.x) : .infinity
    }
    let (start, end) = (distance(word.lowerBound, .downstream), distance(word.upperBound, .upstream))
    let isNearStart = start == end ? 2 * place.offset <= word.lowerBound + word.upperBound : start < end
    return isNearStart
      ? CaretPlace(offset: word.lowerBound, affinity: .downstream)
      : CaretPlace(offset: word.upperBound, affinity: .upstream)
  }

  /// Acts as a tap on the text: takes the focus and moves the caret to the point.
  func touch(at point: Point) {
    guard acceptsChanges else { return }
    if isFirstResponder || becomeFirstResponder() { tap(at: point) }
  }

  /// Returns the caret position nearest to a point, with its affinity.
  func closestPlace(to point: Point) -> CaretPlace {
    guard let nearest = placement?.position(nearest: point, with: context.typesetter) else {
      return CaretPlace(offset: 0, affinity: .downstream)
    }
    return CaretPlace(offset: offset(ofDisplayed: nearest.offset), affinity: nearest.affinity)
  }
}
