import GalleyBase
import GalleyText

extension TextField {
  /// Returns the layout and position of text that is edited. It is never truncated. If it is too
  /// wide, it is scrolled to the insertion point.
  func editingPlacement(in rect: Rect) -> TextPlacement {
    updateTextLine()
    let fontScale = fontScale(fitting: rect.width)
    let whole = textLine.whole(fontScale: fontScale)
    let x: Double
    if let scrolled = scrolledLine(whole, in: rect) {
      let distance = scrolled.distance(from: scrollDistance)
      x = rect.minX - scrolled.start - (whole.isRightToLeft ? scrolled.range.upperBound - distance : distance)
    } else {
      let alignment = alignment(of: textLine.displayed, whole)
      x = origin(of: whole, hanging: whole.hangingWidth, alignment: alignment, in: rect)
    }
    return placement(of: whole.layout, atX: x, in: rect, textLine, fontScale)
  }

  /// Scrolls as little as necessary to make the insertion point visible, as UIKit does.
  ///
  /// For a selection it shows the end that a key moved, or as much of the selection as fits, its beginning first. It is
  /// called after each change of text, selection or focus, so that the position of the text does not depend on the time
  /// of drawing.
  func followCaret() {
    guard isBeingEdited else {
      scrollDistance = 0
      return
    }
    updateTextLine()
    let rect = editingRect(forBounds: bounds)
    let whole = textLine.whole(fontScale: fontScale(fitting: rect.width))
    scrollDistance = scrolledLine(whole, in: rect)?.distance(from: scrollDistance) ?? 0
  }

  /// Returns the scrollable line in a rectangle; nil for a line that fits.
  private func scrolledLine(_ whole: FieldLine.Whole, in rect: Rect) -> ScrolledLine? {
    let alignment = alignment(of: textLine.displayed, whole)
    let hangs = trailingWhitespace == .hang && alignment != (whole.isRightToLeft ? .right : .left)
    let hanging = hangs ? whole.hangingWidth : 0
    let width = whole.width - hanging
    guard width > rect.width else { return nil }
    let start = whole.isRightToLeft ? hanging : 0
    let places = followedCarets.map { followed in
      let offset = textLine.displayed.displayedOffset(of: followed.offset)
      let caret = whole.layout.caret(at: offset, affinity: followed.affinity, with: context.typesetter)
      let place = min(max(0, (caret?.x ?? 0) - start), width)
      return whole.isRightToLeft ? width - place : place
    }
    return ScrolledLine(start: start, width: width, window: max(0, rect.width), followed: places)
  }

  /// The caret positions to keep visible, in order of importance. They are the insertion point or,
  /// for a selection, the end that a key moved, or both ends if no key moved an end.
  private var followedCarets: [CaretPlace] {
    let range = editing.selectedRange
    guard !range.isEmpty else { return [CaretPlace(offset: range.lowerBound, affinity: editing.affinity)] }
    let ends = [
      CaretPlace(offset: range.lowerBound, affinity: .downstream),
      CaretPlace(offset: range.upperBound, affinity: .upstream),
    ]
    guard let anchor = session.anchor else { return ends }
    return [anchor == range.lowerBound ? ends[1] : ends[0]]
  }
}

/// A line of text that is too long for the rectangle through which it is visible, its window.
/// Distances are measured from the end at which the text begins.
private struct ScrolledLine {
  /// The left end of the scrolled part, measured from the left end of the line. Hanging white space
  /// may precede it.
  var start: Double
  /// The length of the part of the line that scrolls, in points.
  var width: Double
  /// The width of the rectangle through which the line is visible, in points.
  var window: Double
  /// The positions to make visible. If not all fit, the first has precedence.
  var followed: [Double]

  /// The range of permitted scroll distances, from 0 to the length that does not fit.
  var range: ClosedRange<Double> { 0...width - window }

  /// Returns the new scroll distance, given the present distance.
  func distance(from distance: Double) -> Double {
    let first = followed.first ?? 0
    var (low, high) = (followed.reduce(first, min), followed.reduce(first, max))
    if high - low > window { (low, high) = first == low ? (low, low + window) : (high - window, high) }
    let shown = min(max(distance, high - window), low)
    return min(max(shown, range.lowerBound), range.upperBound)
  }
}
