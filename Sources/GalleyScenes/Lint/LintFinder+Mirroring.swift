import GalleyBase
import GalleyText
import GalleyViews

extension LintFinder {
  /// Returns findings for views that are not mirrored: they have the same position in right-to-left
  /// layout as in left-to-right layout, and are not centred.
  ///
  /// The same page from left to right shows which side is leading. A view was not mirrored if it has the same distance
  /// from the left edge of its superview in both and is clearly not in the middle. The same is true of a text that
  /// fills its view and is aligned to the same side. Views inside of a finding are not examined.
  /// - Parameter other: the window of the same scene from left to right.
  func unmirrored(_ window: View, comparedWith other: View) -> [LintFinding] {
    var found: [LintFinding] = []
    compare(window, other, id: "", &found)
    return found
  }

  /// The minimum difference of a view's distances to both sides, in points, at which the view
  /// counts as not centred.
  private static let clearly = 8.0

  private func compare(_ view: View, _ other: View, id outer: String, _ found: inout [LintFinding]) {
    guard view.subviews.count == other.subviews.count else { return }
    let width = view.bounds.width
    for (own, theirs) in zip(view.subviews, other.subviews) where !own.isHidden && own.alpha > 0 {
      let id = own.id ?? outer
      // Mirroring changes the positions in a stack's row, not its list, so indices in the list match. A shape without a
      // text, a picture or a control may be part of a drawing.
      guard type(of: own) == type(of: theirs), own.hasContent else { continue }
      let stays = isStuck(own.frame, theirs.frame, in: width, other.bounds.width)
      if stays || isStuckText(own, theirs) {
        let side = own.frame.midX < width / 2 ? "left" : "right"
        let what = stays ? "it stays at the \(side)" : "its text stays at the \(textSide(own))"
        found.append(finding(.mirroring, id, own.rectInPicture(own.bounds), "\(what) in right-to-left layout too"))
        continue
      }
      if own is Control || own is TextView { continue }
      compare(own, theirs, id: id, &found)
    }
  }

  /// True if a rectangle has the same position in two areas of the same width and does not look
  /// centred.
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
  /// True if the view is or contains a text, an image or a control.
  fileprivate var hasContent: Bool {
    self is Control || asTextShowing != nil || self is ImageView || subviews.contains { $0.hasContent }
  }

  /// The rectangle of the view's lines in its own coordinates; nil without text.
  fileprivate var textRect: Rect? {
    guard let placement = asTextShowing?.placement, !placement.layout.lines.isEmpty else { return nil }
    return placement.usedRect
  }
}
