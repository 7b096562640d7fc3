import GalleyBase
import GalleyViews

extension ScenePlayer {
  /// Finds what is probably not meant in the page as it is now: views by themselves, then pairs of views, then the
  /// characters that no face has, of those that were noted so far.
  ///
  /// Two texts overlap if more than a pixel of one's lines lies over the other's, or over a field or a button, and neither
  /// view is in the other. What is scrolled, or clipped by a view around it, is not looked at outside of that view.
  public func lint() -> [LintFinding] {
    page.window.layoutIfNeeded()
    let views = page.window.visibleContents
    let finder = LintFinder(file: file, pixel: 1 / page.scene.scale)
    let canvas = Rect(origin: .zero, size: page.size)
    var findings = views.flatMap { finder.truncations(of: $0) + finder.offScreen($0, canvas) }
    findings += finder.overlaps(among: views)
    findings += warnings.filter { $0.cause == .missingGlyph }.map { warning in
      let view = views.first { $0.id == warning.view }
      var place = warning.diagnostic
      // The finding names the view itself.
      place.message = place.message.replacing("view \"\(warning.view ?? "")\": ", with: "", maxReplacements: 1)
      return LintFinding(
        rule: .missingGlyphs, view: warning.view ?? "", frame: view?.frame ?? canvas, place: place)
    }
    return findings
  }
}

/// Finds what is probably not meant in the contents of views.
private struct LintFinder {
  let file: SceneFile
  /// The side of a pixel, in points. Less is a matter of rounding.
  let pixel: Double

  func truncations(of content: VisibleContent) -> [LintFinding] {
    guard let message = content.truncation(tolerating: pixel) else { return [] }
    return [finding(.truncation, content, message)]
  }

  func offScreen(_ content: VisibleContent, _ canvas: Rect) -> [LintFinding] {
    let sides = [
      ("left", canvas.minX - content.ink.minX), ("top", canvas.minY - content.ink.minY),
      ("right", content.ink.maxX - canvas.maxX), ("bottom", content.ink.maxY - canvas.maxY),
    ].filter { $0.1 > pixel && !content.isInsideScroll }
    guard !sides.isEmpty else { return [] }
    let words = sides.map { "\($0.1.roundedForWords) pt at the \($0.0)" }.joined(separator: ", ")
    return [finding(.offScreen, content, "it reaches beyond the canvas: \(words)")]
  }

  /// The pairs that overlap, each once. Sorted by their upper edges, so that only neighbours are compared.
  func overlaps(among views: [VisibleContent]) -> [LintFinding] {
    let sorted = views.enumerated().filter { !$0.element.ink.isEmpty && $0.element.isText || $0.element.isControl }
      .sorted { ($0.element.ink.minY, $0.offset) < ($1.element.ink.minY, $1.offset) }
    var pairs: [(Int, LintFinding)] = []
    for (place, first) in sorted.enumerated() {
      for second in sorted[(place + 1)...] {
        guard second.element.ink.minY < first.element.ink.maxY - pixel else { break }
        let (lower, upper) = first.offset < second.offset ? (first, second) : (second, first)
        guard lower.element.isText || upper.element.isText,
          let size = lower.element.overlap(with: upper.element, tolerating: pixel)
        else { continue }
        let message =
          "it lies over \"\(lower.element.id)\": \(size.width.roundedForWords) × \(size.height.roundedForWords) pt"
        var finding = finding(.overlap, upper.element, message)
        finding.other = lower.element.id
        pairs.append((upper.offset, finding))
      }
    }
    return pairs.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  private func finding(_ rule: LintRule, _ content: VisibleContent, _ message: String) -> LintFinding {
    let path = ViewIdentifiers(file.document).first(content.id)?.path ?? SceneKeyPath()
    var place = file.document.diagnostic(message, at: file.document.node(at: path), path: SceneKeyPath())
    place.severity = .warning
    return LintFinding(rule: rule, view: content.id, frame: content.frame, place: place)
  }
}

extension Double {
  /// Tenths of a point, for messages.
  fileprivate var roundedForWords: String { ((self * 10).rounded() / 10).plainDecimal }
}
