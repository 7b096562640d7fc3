import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews

/// Finds probable mistakes in the contents of views.
struct LintFinder {
  let file: SceneFile
  let limits: LintLimits
  /// The side of a pixel, in points. Smaller differences are ignored as rounding.
  let pixel: Double

  /// Returns a finding about the view of `content`, at the position of this view in the scene file.
  func finding(_ rule: LintRule, _ content: VisibleContent, _ message: String) -> LintFinding {
    finding(rule, content.id, content.frame, message)
  }

  /// Returns a finding about the view with the given id.
  func finding(_ rule: LintRule, _ id: String, _ frame: Rect, _ message: String) -> LintFinding {
    let path = ViewIdentifiers(file.document).first(id)?.path ?? SceneKeyPath()
    var place = file.document.diagnostic(message, at: file.document.node(at: path), path: SceneKeyPath())
    place.severity = .warning
    return LintFinding(rule: rule, view: id, frame: frame, place: place)
  }

  // MARK: Views by themselves

  func truncations(of content: VisibleContent) -> [LintFinding] {
    guard let message = content.truncation(tolerating: pixel) else { return [] }
    return [finding(.truncation, content, message)]
  }

  func placeholders(of content: VisibleContent) -> [LintFinding] {
    guard let message = content.placeholderTruncation else { return [] }
    return [finding(.placeholder, content, message)]
  }

  /// Returns findings for a text, image or control that the canvas cuts off. A view may extend
  /// beyond the canvas if its text does not.
  func offScreen(_ content: VisibleContent, _ canvas: Rect) -> [LintFinding] {
    guard !content.isInsideScroll, !content.ink.isEmpty else { return [] }
    let (views, texts) = (content.frame.excess(beyond: canvas), content.ink.excess(beyond: canvas))
    let names = ["left", "top", "right", "bottom"]
    let sides = names.indices.filter { texts[$0] > pixel }
    guard !sides.isEmpty else { return [] }
    for (rect, subject) in [(content.frame, "it"), (content.ink, "its text")]
    where rect.common(with: canvas).isEmpty {
      let size = "\(canvas.width.roundedForWords) × \(canvas.height.roundedForWords) pt"
      return [finding(.offScreen, content, "\(subject) lies wholly outside of the canvas (\(size))")]
    }
    let words = sides.map { side in
      let (view, text) = (views[side].roundedForWords, texts[side].roundedForWords)
      if views[side] <= pixel { return "its text \(text) pt at the \(names[side])" }
      return "\(view) pt at the \(names[side])" + (view == text ? "" : " (its text \(text) pt)")
    }
    return [finding(.offScreen, content, "it reaches beyond the canvas: \(words.joined(separator: ", "))")]
  }

  /// Returns findings for a control whose touchable part is smaller than a fingertip.
  func touchTargets(_ content: VisibleContent) -> [LintFinding] {
    guard content.isControl, (content.view as? Control)?.isEnabled ?? true,
      content.view.isUserInteractionEnabled
    else { return [] }
    let size = content.frame.size
    guard min(size.width, size.height) < limits.touchTarget - pixel else { return [] }
    return [
      finding(
        .touchTarget, content,
        "it is \(size.width.roundedForWords) × \(size.height.roundedForWords) pt, and a touch target needs "
          + "\(limits.touchTarget.roundedForWords)")
    ]
  }

  /// Returns findings for text that was shrunk or tightened more than the limits allow.
  func shrunkTexts(_ content: VisibleContent) -> [LintFinding] {
    guard let placement = content.view.asTextShowing?.placement else { return [] }
    if placement.fontScale < limits.fontScale - 0.005 {
      let percent = Int((placement.fontScale * 100).rounded())
      return [
        finding(
          .shrunkText, content,
          "its text is drawn at \(percent) % of its size, less than \(Int((limits.fontScale * 100).rounded())) %")
      ]
    }
    for line in placement.layout.lines where line.tightening > 0 {
      let size = line.runs.map(\.font.pointSize).max() ?? 0
      guard line.tightening > limits.tightening * size else { continue }
      return [
        finding(
          .shrunkText, content,
          "its characters are tightened by \(line.tightening.roundedForWords) pt each, at a font size of "
            + "\(size.roundedForWords) pt")
      ]
    }
    return []
  }

  // MARK: Pairs

  /// Returns a finding for each pair of views that overlap. The views are sorted by their upper
  /// edges, so that only neighbours are compared.
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
          "it overlaps \"\(lower.element.id)\" by \(size.width.roundedForWords) × \(size.height.roundedForWords) pt"
        var finding = finding(.overlap, upper.element, message)
        finding.other = lower.element.id
        pairs.append((upper.offset, finding))
      }
    }
    return pairs.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}

extension Rect {
  /// Returns the distances by which the rectangle extends beyond another at the left, top, right
  /// and bottom; negative inside.
  fileprivate func excess(beyond other: Rect) -> [Double] {
    [other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY]
  }
}

extension Double {
  /// The number rounded to tenths, for messages.
  var roundedForWords: String { ((self * 10).rounded() / 10).plainDecimal }
}
