import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// A view with a text, image or control, and its position in the picture in points.
struct VisibleContent {
  let view: View
  /// The id of the view, or of its nearest ancestor with an id.
  let id: String
  /// The rectangle of the view in the picture.
  let frame: Rect
  /// The rectangle of the view's content: the lines of a text, or the whole view.
  let ink: Rect
  /// The part of the view that no enclosing view clips; nil if nothing is left.
  let visible: Rect?
  /// The rectangles that the content covers, clipped by enclosing views: one for each line of a
  /// text, or one for the whole view.
  let parts: [Rect]
  /// True if an enclosing view scrolls or clips the view, so that the author may have intended
  /// content outside of the enclosing view.
  let isInsideScroll: Bool
  /// True if an enclosing view scrolls the view.
  let isScrolled: Bool

  /// True if the view shows text and is not a control, so that it has no background of its own.
  var isText: Bool { view.asTextShowing != nil && !isControl }
  /// True if the view can show text.
  var showsText: Bool { view.asTextShowing != nil }
  /// True if the view shows a placeholder, which is intentionally paler than text.
  var showsPlaceholder: Bool { view.asTextShowing?.placeholderPlacement != nil }
  /// True if some of the view's visible text is drawn in the given font.
  func sets(_ font: Font) -> Bool {
    let layout = view.asTextShowing?.placement?.layout
    return layout?.lines.contains { $0.runs.contains { $0.font == font } } ?? false
  }
  /// True for a disabled control.
  var isDisabled: Bool { (view as? Control).map { !$0.isEnabled } ?? false }
  /// True for a control or a text view.
  var isControl: Bool { view is Control || view is TextView }

  /// Returns the reason why a part of the text cannot be read; nil if the whole text can be read.
  func truncation(tolerating pixel: Double) -> String? {
    guard let placement = view.asTextShowing?.placement else { return nil }
    let isCut = (view as? Label)?.isTruncated ?? placement.layout.isTruncated
    if isCut, !(view is TextView) {
      let characters = placement.layout.shaped.text.utf16
      let lost = view.asTextShowing?.lostRanges.filter { $0.upperBound <= characters.count } ?? []
      guard !lost.isEmpty else { return "its text is truncated" }
      let words = lost.map { "\"\(String(decoding: characters[$0], as: UTF16.self).shortened)\"" }
      return "its text is truncated: \(words.joined(separator: " and ")) \(words.count == 1 ? "is" : "are") hidden"
    }
    guard view is Label || view is TextContainerView, ink.height > frame.height + pixel else { return nil }
    let (needed, has) = ((ink.height * 10).rounded() / 10, (frame.height * 10).rounded() / 10)
    return "its text needs \(needed.plainDecimal) pt of height and has \(has.plainDecimal)"
  }

  /// The reason why a part of the placeholder cannot be read. Nil if the whole placeholder can be
  /// read, or if no placeholder is visible.
  var placeholderTruncation: String? {
    guard let placement = view.asTextShowing?.placeholderPlacement, placement.layout.isTruncated else {
      return nil
    }
    let characters = placement.layout.shaped.text.utf16
    guard let hidden = placement.layout.hiddenRange, hidden.upperBound <= characters.count else {
      return "its placeholder is truncated"
    }
    let words = String(decoding: characters[hidden], as: UTF16.self)
    return "its placeholder is truncated: \"\(words.shortened)\" is hidden"
  }

}

extension View {
  /// The views with content inside this view, at any depth, from back to front. The inner views of
  /// text fields, text views and buttons are not listed separately.
  var visibleContents: [VisibleContent] {
    var found: [VisibleContent] = []
    collect(into: &found, id: "", clip: nil, isScrolled: false)
    return found
  }

  private func collect(into found: inout [VisibleContent], id outer: String, clip: Rect?, isScrolled: Bool) {
    for view in subviews where !view.isHidden && view.alpha > 0 {
      let id = view.id ?? outer
      let isWhole = view is Control || view is TextView
      let text = view.asTextShowing?.placement
      if isWhole || text != nil || view is ImageView {
        let frame = view.rectInPicture(view.bounds)
        let lines = isWhole ? nil : text.map { view.rectInPicture($0.usedRect) }
        let parts = isWhole ? [frame] : text?.lineRects.map(view.rectInPicture) ?? [frame]
        found.append(
          VisibleContent(
            view: view, id: id, frame: frame, ink: lines ?? frame, visible: (lines ?? frame).clipped(to: clip),
            parts: parts.compactMap { $0.clipped(to: clip) }, isInsideScroll: clip != nil, isScrolled: isScrolled))
      }
      guard !isWhole else { continue }
      let clips = view is ScrollView || view.clipsToBounds
      let own = clips ? view.rectInPicture(view.bounds).clipped(to: clip) ?? .zero : clip
      view.collect(into: &found, id: id, clip: own, isScrolled: isScrolled || view is ScrollView)
    }
  }

  /// Converts a rectangle to the coordinates of the outermost view. If the view is transformed,
  /// returns the rectangle around the converted corners.
  func rectInPicture(_ rect: Rect) -> Rect { rect.hull { convert($0, to: nil) } }

}

extension TextPlacement {
  /// The rectangles of the text on each line, in the view's coordinates.
  var lineRects: [Rect] {
    layout.lines.filter { !$0.isExtra }.map { line in
      let origin = origin(of: line)
      return line.usedRect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// The bounding rectangle of all lines, in the view's coordinates; empty without lines.
  var usedRect: Rect {
    guard let first = lineRects.first else { return .zero }
    return lineRects.reduce(first) { $0.union($1) }
  }
}

extension Rect {
  /// Returns the intersection with another rectangle, or the whole rectangle if the other is nil;
  /// nil if the intersection is empty.
  func clipped(to clip: Rect?) -> Rect? {
    guard let clip else { return self }
    let (left, top) = (max(minX, clip.minX), max(minY, clip.minY))
    let (right, bottom) = (min(maxX, clip.maxX), min(maxY, clip.maxY))
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
