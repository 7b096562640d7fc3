import GalleyBase
import GalleyDrawing
import GalleyViews

extension LintFinder {
  /// The minimum hidden share of a text's drawn area for which a finding is made.
  private static let leastCover = 0.02

  /// Returns findings for text that something opaque hides, one for each view.
  ///
  /// A scrolling view may pass below views that are over its scroll view.
  /// - Parameter rasterize: draws a list in the size of the page, on white.
  func coveredTexts(
    _ drawing: InspectedDrawing, in views: [VisibleContent], rasterize: (DisplayList) throws -> Bitmap
  ) rethrows -> [LintFinding] {
    var suspects: [Int: [DrawnText]] = [:]
    for text in drawing.texts where text.color.alpha > 0 {
      let owner = drawing.owner(of: text.place)
      if let index = views.lastIndex(where: { $0.id == owner }) { suspects[index, default: []].append(text) }
    }
    suspects = suspects.filter { index, texts in
      texts.contains { !covers(of: $0, in: drawing, views[index]).isEmpty }
    }
    guard !suspects.isEmpty else { return [] }
    let ink = InkComparison(
      black: try rasterize(drawing.withTexts(in: .black)), white: try rasterize(drawing.withTexts(in: .white)),
      alone: try rasterize(drawing.onlyTexts(in: .black)), pixel: pixel)
    return suspects.sorted { $0.key < $1.key }.compactMap { index, texts in
      coverFinding(of: texts, in: drawing, views[index], ink)
    }
  }

  private func coverFinding(
    of texts: [DrawnText], in drawing: InspectedDrawing, _ view: VisibleContent, _ ink: InkComparison
  ) -> LintFinding? {
    var (whole, hidden, cover): (Int, Int, String?) = (0, 0, nil)
    for text in texts {
      let found = ink.compare(in: text.visibleInk)
      whole += found.whole
      guard found.hidden > 0, let middle = found.middle else { continue }
      let covers = covers(of: text, in: drawing, view)
      let highest = covers.last { drawing.covers[$0]?.contains(middle) ?? false } ?? covers.last
      guard let owner = highest.flatMap(drawing.owner) else { continue }
      hidden += found.hidden
      cover = owner
    }
    let part = Double(hidden) / Double(max(1, whole))
    guard let cover, part > Self.leastCover else { return nil }
    let percent = Int((part * 100).rounded())
    var finding = finding(
      .covered, view, "\"\(cover)\" covers \(percent > 99 ? "its text" : "\(percent) % of its text")")
    finding.other = cover
    return finding
  }

  /// Returns the indices of other views' commands that may cover a text, from back to front.
  private func covers(of text: DrawnText, in drawing: InspectedDrawing, _ view: VisibleContent) -> [Int] {
    let own = drawing.owner(of: text.place)
    let scroll = view.outermostScrollView.flatMap { drawing.commands(ofView: $0) }
    return (text.place..<(scroll?.upperBound ?? drawing.covers.count)).filter { place in
      guard let rect = drawing.covers[place], let other = drawing.owner(of: place), other != own else { return false }
      let common = rect.common(with: text.visibleInk)
      return common.width > pixel && common.height > pixel
    }
  }

  /// Returns findings for text that is drawn only in a colour with an alpha of 0, one for each
  /// view.
  func transparentTexts(_ drawing: InspectedDrawing, in views: [VisibleContent]) -> [LintFinding] {
    let drawn = Dictionary(grouping: drawing.texts) { drawing.owner(of: $0.place) }
    return views.compactMap { view in
      guard let texts = drawn[view.id], texts.contains(where: { $0.color.alpha == 0 }) else { return nil }
      let seen = texts.filter { $0.color.alpha > 0 }.map(\.ink)
      guard texts.contains(where: { $0.color.alpha == 0 && !seen.contains($0.ink) }) else { return nil }
      let part = seen.isEmpty ? "its text has a colour" : "a part of its text has a colour"
      return finding(.transparentText, view, "\(part) with an alpha of 0")
    }
  }

  /// Returns findings for views with text that have an alpha of 0 without being hidden. Views
  /// inside a finding are not listed again.
  func transparentViews(in view: View, id outer: String = "") -> [LintFinding] {
    view.subviews.filter { !$0.isHidden }.flatMap { view -> [LintFinding] in
      let id = view.id ?? outer
      guard view.alpha <= 0 else { return transparentViews(in: view, id: id) }
      guard view.holdsText else { return [] }
      return [
        finding(
          .transparentText, id, view.rectInPicture(view.bounds), "it has an alpha of 0, so its text is invisible")
      ]
    }
  }
}

/// Three pictures of a page: with all text in black, with all text in white, and only the text in
/// black. Covered text is the same in the first two.
private struct InkComparison {
  let black: Bitmap
  let white: Bitmap
  let alone: Bitmap
  /// The side of a pixel, in points.
  let pixel: Double

  /// Compares the three pictures in a rectangle. Returns the amount of drawn text, the hidden part
  /// of this amount, and the centre of the hidden part in points; nil for the centre if nothing is
  /// hidden.
  func compare(in rect: Rect) -> (whole: Int, hidden: Int, middle: Point?) {
    let columns = Int(rect.minX / pixel).pixels(to: Int((rect.maxX / pixel).rounded(.up)), below: alone.width)
    let rows = Int(rect.minY / pixel).pixels(to: Int((rect.maxY / pixel).rounded(.up)), below: alone.height)
    var (whole, hidden) = (0, 0)
    var place: Rect?
    for y in rows {
      for x in columns {
        let ink = 255 - Int(alone[x, y].red)
        guard ink > 16 else { continue }
        whole += ink
        guard abs(Int(black[x, y].red) - Int(white[x, y].red)) * 32 < ink else { continue }
        hidden += ink
        let own = Rect(x: Double(x) * pixel, y: Double(y) * pixel, width: pixel, height: pixel)
        place = place.map { $0.union(own) } ?? own
      }
    }
    return (whole, hidden, place.map { Point(x: $0.midX, y: $0.midY) })
  }
}

extension VisibleContent {
  /// The id of the outermost scroll view around the view; nil if there is none.
  fileprivate var outermostScrollView: String? {
    guard isScrolled else { return nil }
    return sequence(first: view, next: \.superview).dropFirst().filter { $0 is ScrollView }.last?.id
  }
}

extension View {
  /// True if the view or a view inside it shows text.
  fileprivate var holdsText: Bool {
    guard !isHidden else { return false }
    return asTextShowing?.text?.isEmpty == false || subviews.contains { $0.holdsText }
  }
}
