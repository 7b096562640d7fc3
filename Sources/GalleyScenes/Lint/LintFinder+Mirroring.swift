import GalleyBase
import GalleyText
import GalleyViews

extension LintFinder {
  /// Views that are where they are from left to right too, though they stand nearer to one side.
  ///
  /// The same page from left to right says what leading is. A view that is as far from the left edge of the view around
  /// it in both, and clearly not in its middle, was not mirrored; so is a text that fills its view and stands at the
  /// same side. The views in one that is found are not looked at.
  /// - Parameter other: the window of the same scene from left to right.
  func unmirrored(_ window: View, comparedWith other: View) -> [LintFinding] {
    var found: [LintFinding] = []
    compare(window, other, id: "", &found)
    return found
  }

  /// Less than this far from the middle, a view may be meant to be in it.
  private static let clearly = 8.0

  private func compare(_ view: View, _ other: View, id outer: String, _ found: inout [LintFinding]) {
    guard view.subviews.count == other.subviews.count else { return }
    let width = view.bounds.width
    for (own, theirs) in zip(view.subviews, other.subviews) where !own.isHidden && own.alpha > 0 {
      let id = own.id ?? outer
      // Rows of a stack stand in another order, not in another list, so that the places in the list are those of the
      // views.
      // A shape without a text, a picture or a control may be a part of a drawing.
      guard type(of: own) == type(of: theirs), own.hasContent else { continue }
      let stays = isStuck(own.frame, theirs.frame, in: width, other.bounds.width)
      if stays || isStuckText(own, theirs) {
        let side = own.frame.midX < width / 2 ? "left" : "right"
        let what = stays ? "it stays at the \(side)" : "its text stays at the \(textSide(own))"
        found.append(finding(.mirroring, id, own.rectInPicture(own.bounds), "\(what) from right to left too"))
        continue
      }
      if own is Control || own is TextView { continue }
      compare(own, theirs, id: id, &found)
    }
  }

  /// True if a rectangle has the same place in two rooms of one width, clearly not in the middle.
  private func isStuck(_ own: Rect, _ other: Rect, in width: Double, _ otherWidth: Double) -> Bool {
    guard abs(width - otherWidth) < pixel, !own.isEmpty else { return false }
    let imbalance = own.minX - (width - own.maxX)
    return abs(imbalance) > Self.clearly && abs(own.minX - other.minX) < pixel && abs(own.maxX - other.maxX) < pixel
  }

  private func isStuckText(_ own: View, _ other: View) -> Bool {
    // Centred lines have no side, whatever spaces at their ends do to their rectangle.
    guard let label = own as? Label, label.textAlignment != .center, let text = own.textRect,
      let others = other.textRect
    else { return false }
    return isStuck(text, others, in: own.bounds.width, other.bounds.width)
  }

  private func textSide(_ view: View) -> String {
    (view.textRect?.midX ?? 0) < view.bounds.width / 2 ? "left" : "right"
  }
}

extension View {
  /// True if it is or holds a text, a picture or a control.
  fileprivate var hasContent: Bool {
    self is Control || asTextShowing != nil || self is ImageView || subviews.contains { $0.hasContent }
  }

  /// The rectangle of its lines, in its own coordinates; nil without text.
  fileprivate var textRect: Rect? {
    guard let placement = asTextShowing?.placement, !placement.layout.lines.isEmpty else { return nil }
    return placement.usedRect
  }
}
