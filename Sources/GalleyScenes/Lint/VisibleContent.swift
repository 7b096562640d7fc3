import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// A view that shows text, a picture or a control, and its place in the picture, in points.
struct VisibleContent {
  let view: View
  /// The id of the view, or of the nearest one around it that has one.
  let id: String
  /// The rectangle of the view.
  let frame: Rect
  /// The rectangle of what it shows: the lines of a text, the whole of anything else.
  let ink: Rect
  /// The part of it that views around it do not clip; nil if none is left.
  let visible: Rect?
  /// True if a view around it scrolls or clips it: what is outside can be meant.
  let isInsideScroll: Bool
  /// True if a view around it scrolls it.
  let isScrolled: Bool

  /// True for text that stands on the ground of others.
  var isText: Bool { view.asTextShowing != nil && !isControl }
  /// True if it shows any text.
  var showsText: Bool { view.asTextShowing != nil }
  /// True if it shows a placeholder, which is paler than text on purpose.
  var showsPlaceholder: Bool { view.asTextShowing?.placeholderPlacement != nil }
  /// True if it shows text of a font.
  func sets(_ font: Font) -> Bool {
    let layout = view.asTextShowing?.placement?.layout
    return layout?.lines.contains { $0.runs.contains { $0.font == font } } ?? false
  }
  /// True for a control that cannot be used.
  var isDisabled: Bool { (view as? Control).map { !$0.isEnabled } ?? false }
  /// True for a field, a text view or a button.
  var isControl: Bool { view is Control || view is TextView }

  /// The reason why some of the text cannot be read; nil if it can.
  func truncation(tolerating pixel: Double) -> String? {
    guard let placement = view.asTextShowing?.placement else { return nil }
    let isCut = (view as? Label)?.isTruncated ?? placement.layout.isTruncated
    if isCut, !(view is TextView) {
      let characters = placement.layout.shaped.text.utf16
      let lost = view.asTextShowing?.lostRanges.filter { $0.upperBound <= characters.count } ?? []
      guard !lost.isEmpty else { return "its text is cut" }
      let words = lost.map { "\"\(String(decoding: characters[$0], as: UTF16.self).shortened)\"" }
      return "its text is cut: \(words.joined(separator: " and ")) \(words.count == 1 ? "does" : "do") not show"
    }
    guard view is Label || view is TextContainerView, ink.height > frame.height + pixel else { return nil }
    let (needed, has) = ((ink.height * 10).rounded() / 10, (frame.height * 10).rounded() / 10)
    return "its text needs \(needed.plainDecimal) pt of height and has \(has.plainDecimal)"
  }

  /// The reason why some of the placeholder cannot be read; nil if it can, or if none shows.
  var placeholderTruncation: String? {
    guard let placement = view.asTextShowing?.placeholderPlacement, placement.layout.isTruncated else {
      return nil
    }
    let characters = placement.layout.shaped.text.utf16
    guard let hidden = placement.layout.hiddenRange, hidden.upperBound <= characters.count else {
      return "its placeholder is cut"
    }
    let words = String(decoding: characters[hidden], as: UTF16.self)
    return "its placeholder is cut: \"\(words.shortened)\" does not show"
  }

  /// The size in which both lie over each other; nil if they do not, or if one view is in the other.
  func overlap(with other: VisibleContent, tolerating pixel: Double) -> Size? {
    guard let visible, let others = other.visible else { return nil }
    let width = min(visible.maxX, others.maxX) - max(visible.minX, others.minX)
    let height = min(visible.maxY, others.maxY) - max(visible.minY, others.minY)
    guard width > pixel, height > pixel, !view.isInside(other.view), !other.view.isInside(view) else { return nil }
    return Size(width: width, height: height)
  }
}

extension View {
  /// The views in it, at any depth, that show something, the lowest first. The parts of fields, text views and buttons
  /// are theirs.
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
        found.append(
          VisibleContent(
            view: view, id: id, frame: frame, ink: lines ?? frame, visible: (lines ?? frame).clipped(to: clip),
            isInsideScroll: clip != nil, isScrolled: isScrolled))
      }
      guard !isWhole else { continue }
      let clips = view is ScrollView || view.clipsToBounds
      let own = clips ? view.rectInPicture(view.bounds).clipped(to: clip) ?? .zero : clip
      view.collect(into: &found, id: id, clip: own, isScrolled: isScrolled || view is ScrollView)
    }
  }

  /// A rectangle of the view's in the coordinates of the outermost view: the smallest around its corners.
  func rectInPicture(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: nil) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// True if it is another view, or in it.
  fileprivate func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let next = view {
      if next === other { return true }
      view = next.superview
    }
    return false
  }
}

extension TextPlacement {
  /// The smallest rectangle around all lines, in the view's coordinates; empty without lines.
  var usedRect: Rect {
    var union: Rect?
    for line in layout.lines where !line.isExtra {
      let origin = origin(of: line)
      let rect = line.usedRect.offsetBy(dx: origin.x, dy: origin.y)
      union = union.map { $0.union(rect) } ?? rect
    }
    return union ?? .zero
  }
}

extension Rect {
  /// The part inside of another rectangle, or all of it without one; nil if nothing is inside.
  fileprivate func clipped(to clip: Rect?) -> Rect? {
    guard let clip else { return self }
    let (left, top) = (max(minX, clip.minX), max(minY, clip.minY))
    let (right, bottom) = (min(maxX, clip.maxX), min(maxY, clip.maxY))
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
