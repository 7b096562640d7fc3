public import GalleyBase
import GalleyFonts
public import GalleyText

/// The geometry of text, caret and selection, in the view's coordinates: those of the content in a text view, so that
/// scrolling does not change them. The names are those of UITextInput. What the view shows otherwise than it is, such
/// as the bullets of a secure field, is where its stand-ins are.
extension TextInput {
  /// The rectangle of the caret at a position. In a field it is 2 points wide and as high as the line, its left edge
  /// where the characters meet, but no farther than the edges of the rectangle for editing: spaces hang past them
  /// (rule: caret-stays-at-edge). In a text view it is the rectangle measured there (rule: text-view-caret). Positions
  /// beyond the text count as its ends. UIKit counterpart: `caretRect(for:)`.
  /// - Parameter affinity: which character it stands next to where lines or directions meet; nil is that of the
  ///   selection if the caret is there, else the one after it.
  public func caretRect(for position: Int, affinity: TextAffinity? = nil) -> Rect {
    let isAtCaret = editing.isCaret && editing.selectedRange.lowerBound == position
    return editor.view.caretRect(
      at: min(max(0, position), editing.count), affinity: affinity ?? (isAtCaret ? editing.affinity : .downstream))
  }

  /// The rectangle of the first line of a range, from its first to its last character there; that of a caret without
  /// width for an empty range. UIKit counterpart: `firstRect(for:)`.
  public func firstRect(for range: Range<Int>) -> Rect {
    let rects = selectionRects(for: range)
    guard let first = rects.first else {
      let caret = caretRect(for: range.lowerBound)
      return Rect(x: caret.midX, y: caret.minY, width: 0, height: caret.height)
    }
    return rects.prefix { $0.rect.minY == first.rect.minY }.reduce(first.rect) { $0.union($1.rect) }
  }

  /// The rectangles that cover a range, line by line, from left to right in each; none for an empty range.
  /// UIKit counterpart: `selectionRects(for:)`.
  public func selectionRects(for range: Range<Int>) -> [SelectionRect] {
    let range = range.clamped(to: 0..<editing.count)
    let view = editor.view
    guard !range.isEmpty, let placement = view.placement else { return [] }
    return placement.selectionRects(for: view.displayedRange(of: range), with: context.typesetter)
  }

  /// The position nearest to a point. UIKit counterpart: `closestPosition(to:)`.
  public func closestPosition(to point: Point) -> Int { editor.view.closestPlace(to: point).offset }

  /// The position nearest to a point among those of a range, both ends of it included. UIKit counterpart:
  /// `closestPosition(to:within:)`.
  public func closestPosition(to point: Point, within range: Range<Int>) -> Int {
    min(max(closestPosition(to: point), range.lowerBound), range.upperBound)
  }

  /// The cluster under a point, or nearest to it; nil without text. UIKit counterpart: `characterRange(at:)`.
  public func characterRange(at point: Point) -> Range<Int>? {
    guard hasText else { return nil }
    let place = editor.view.closestPlace(to: point)
    let unit = place.affinity == .upstream ? place.offset - 1 : min(place.offset, editing.count - 1)
    return editing.clusterRange(max(0, unit)..<max(0, unit) + 1, using: editor.view.analyzer)
  }

  /// Puts the caret where a tap at a point does: at the nearest position, but inside of a word, or of what stands
  /// between two, at the end of it that is nearer. Secret text has no words. The focus stays where it is;
  /// `Window.tap(at:)` gives it too.
  public func tap(at point: Point) {
    let place = editor.view.tappedPlace(at: point)
    select(place.offset..<place.offset, affinity: place.affinity)
  }

  /// Selects the word, or what stands between two words, under a point, as a double tap there does.
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
  /// The rectangles that cover a range of what is laid out, in the view's coordinates.
  func selectionRects(for range: Range<Int>, with typesetter: Typesetter) -> [SelectionRect] {
    layout.selectionRects(for: range, with: typesetter).map { part in
      var part = part
      part.rect = part.rect.offsetBy(dx: origins[part.container].x, dy: origins[part.container].y)
      return part
    }
  }
}

extension EditableView {
  /// The range of the displayed text that stands for a range of the text.
  func displayedRange(of range: Range<Int>) -> Range<Int> {
    let start = displayedOffset(of: range.lowerBound)
    return start..<max(start, displayedOffset(of: range.upperBound))
  }

  /// The place of a caret at an end of a word that is nearest to a point.
  func tappedPlace(at point: Point) -> CaretPlace {
    let place = closestPlace(to: point)
    let word = isSecure ? nil : editing.wordRange(at: place.offset, locale: context.locale, using: analyzer)
    guard let word, word.lowerBound < place.offset else { return place }
    let line = caretRect(at: place.offset, affinity: place.affinity).midY
    // Of a word that is broken, the end on another line is the farther one.
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

  /// Does what a tap on the text does: takes the focus and puts the caret there.
  func touch(at point: Point) {
    guard acceptsChanges else { return }
    if isFirstResponder || becomeFirstResponder() { tap(at: point) }
  }

  /// The place of a caret nearest to a point.
  func closestPlace(to point: Point) -> CaretPlace {
    guard let nearest = placement?.position(nearest: point, with: context.typesetter) else {
      return CaretPlace(offset: 0, affinity: .downstream)
    }
    return CaretPlace(offset: offset(ofDisplayed: nearest.offset), affinity: nearest.affinity)
  }
}
