public import GalleyBase
import GalleyFonts
public import GalleyText

extension TextView {
  /// Returns the rectangle of the insertion point at `offset`, in the coordinates of the content.
  ///
  /// It is 2 points wide and 1.5 points higher than its line. It begins one point to the left of the position between
  /// the characters and one above the line: at (4, 7) in an empty view (rule: text-view-caret). Spaces that hang past
  /// the margin do not take the caret with them.
  ///
  /// For text that does not fit in the container, the caret is at the end of the last line. UIKit counterpart:
  /// `caretRect(for:)`.
  /// - Parameter offset: a UTF-16 offset.
  public final func caretRect(at offset: Int, affinity: TextAffinity = .downstream) -> Rect {
    let layout = layout
    let typesetter = context.typesetter
    guard let end = layout.lines.last?.range.upperBound,
      let caret = layout.caret(at: offset, affinity: affinity, with: typesetter)
        ?? layout.caret(at: end, affinity: .upstream, with: typesetter)
    else { return Rect(x: textOrigin.x, y: textOrigin.y, width: TextView.caretWidth, height: 0) }
    let padding = containerRules.lineFragmentPadding
    let right = max(padding, layout.container.size.width - padding)
    return Rect(
      x: textOrigin.x + min(max(caret.x, padding), right) - TextView.caretWidth / 2,
      y: textOrigin.y + caret.top - TextView.caretOverhang, width: TextView.caretWidth,
      height: caret.height + TextView.caretGrowth)
  }

  /// The width of the caret, in points (rule: caret-width).
  static let caretWidth: Double = 2
  /// The distance from the top of the caret down to the top of its line, in points
  /// (rule: text-view-caret).
  static let caretOverhang: Double = 1
  /// The height of the caret minus the height of its line, in points (rule: text-view-caret).
  static let caretGrowth: Double = 1.5

  /// Scrolls as little as possible to make the lines of a range visible, and as much of the insets
  /// around them as fits.
  ///
  /// If the part is too high, its beginning becomes visible. UIKit counterpart: `scrollRangeToVisible(_:)`.
  public final func scrollRangeToVisible(_ range: Range<Int>) {
    let count = editing.count
    let range = range.clamped(to: 0..<count)
    let first = caretRect(at: range.lowerBound)
    let last = range.isEmpty ? first : caretRect(at: range.upperBound, affinity: .upstream)
    show(first.union(last))
  }

  /// Scrolls to the insertion point or, for a selection, to the end that a key moved. If no key
  /// moved an end, makes as much of the selection visible as fits.
  ///
  /// A view does so while it is typed into. In iOS 7 UIKit left the last line hidden (rule: caret-scrolled-to); that is
  /// not reproduced.
  func scrollSelectionToVisible() {
    let range = editing.selectedRange
    if range.isEmpty {
      show(caretRect(at: range.upperBound, affinity: editing.affinity))
    } else if let anchor = session.anchor {
      let movesEnd = anchor == range.lowerBound
      show(caretRect(at: movesEnd ? range.upperBound : range.lowerBound, affinity: movesEnd ? .upstream : .downstream))
    } else {
      scrollRangeToVisible(range)
    }
  }

  private func show(_ rect: Rect) {
    let room = max(0, bounds.inset(by: adjustedContentInset).height - rect.height) / 2
    let above = min(max(0, textContainerInset.top), room)
    let below = min(max(0, textContainerInset.bottom), room)
    scrollRectToVisible(
      Rect(x: rect.minX, y: rect.minY - above, width: rect.width, height: rect.height + above + below))
  }
}
