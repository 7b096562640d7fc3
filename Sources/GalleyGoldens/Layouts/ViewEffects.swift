import GalleyBase
import GalleyFiles

extension ViewPair {
  /// True if a value that follows from set properties changed, such as the position or a line.
  var hasEffects: Bool { before.frame.origin != after.frame.origin || hasEffectsBesidesPlace }

  /// True if a value that follows from set properties changed, other than the position.
  var hasEffectsBesidesPlace: Bool {
    before.frame.size != after.frame.size || before.lines.geometry != after.lines.geometry
      || before.placeholderLines.geometry != after.placeholderLines.geometry
      || before.isTruncated != after.isTruncated || before.derived != after.derived
      || before.fontScale != after.fontScale || before.ownSizes != after.ownSizes
  }

  /// Returns the most important effects on the view, as clauses.
  /// - Parameter subject: the name of the view in the clauses: `it`, or its own name.
  func effects(on subject: String, limit: Int = 2) -> [String] {
    // A hidden view has no visible effects.
    guard value("hidden", in: after.properties) != .bool(true) else { return [] }
    var found: [String] = []
    if let clause = truncationEffect(on: subject) { found.append(clause) }
    if before.lines.count != after.lines.count, !before.lines.isEmpty, !after.lines.isEmpty {
      found.append("\(subject) has \(counted(after.lines.count, "line")) instead of \(before.lines.count)")
    }
    if before.fontScale != after.fontScale {
      found.append("\(subject) is drawn at \(arrow(before.fontScale, after.fontScale)) of its font size")
    }
    if before.text.isExactly(after.text) { found += lineEffects(of: subject) }
    if before.frame.size != after.frame.size, found.count < limit {
      found.append("\(subject) is \(after.frame.size.text) instead of \(before.frame.size.text) pt large")
    } else if before.frame != after.frame, found.isEmpty {
      found.append(
        "\(subject) is at \(after.frame.origin.text) instead of \(before.frame.origin.text)")
    }
    return Array(found.prefix(limit))
  }

  /// Returns a clause about the change of the truncated text; nil if nothing changed. If the text
  /// itself changed, the clause only says that text is now truncated, or no longer.
  func truncationEffect(on subject: String) -> String? {
    if before.isTruncated, !after.isTruncated { return "\(subject) is no longer truncated" }
    guard after.isTruncated else { return nil }
    let (old, new) = (before.hiddenText, after.hiddenText)
    if !before.isTruncated { return "\(subject) is now truncated" + (new.isEmpty ? "" : ": it hides \(new.quoted)") }
    guard before.text.isExactly(after.text), old != new, !new.isEmpty, !old.isEmpty else { return nil }
    return "\(subject) hides \(new.quoted) instead of \(old.quoted)"
  }

  private func lineEffects(of subject: String) -> [String] {
    let place = subject == "it" ? "" : " of \(subject)"
    let broken = zip(before.lines, after.lines).enumerated().first { $0.element.0.range != $0.element.1.range }?.offset
    if let broken {
      return ["line \(broken + 1)\(place) " + before.breakChange(at: broken, in: after, namesFonts: false)]
    }
    for (index, (old, new)) in zip(before.lines, after.lines).enumerated() {
      if old.usedRect.width != new.usedRect.width {
        return ["line \(index + 1)\(place) is \(arrow(old.usedRect.width, new.usedRect.width)) pt wide"]
      }
      if old.rect.height != new.rect.height {
        return ["line \(index + 1)\(place) is \(arrow(old.rect.height, new.rect.height)) pt high"]
      }
      if old.usedRect.minX != new.usedRect.minX {
        return ["line \(index + 1)\(place) starts at x \(arrow(old.usedRect.minX, new.usedRect.minX)) pt"]
      }
      if old.baseline != new.baseline {
        return ["the baseline of line \(index + 1)\(place) is at y \(arrow(old.baseline, new.baseline)) pt"]
      }
    }
    return []
  }
}

extension LayoutSummary {
  /// Sentences about text that a reader cannot see: one for each truncated text, and one for
  /// characters for which no font has glyphs. Truncated text in hidden views is left out.
  public var losses: [String] {
    let cut = views.filter { $0.isTruncated && value("hidden", in: $0.properties) != .bool(true) }.map { view in
      "'\(view.name)' is truncated" + (view.hiddenText.isEmpty ? "" : ": it hides \(view.hiddenText.quoted)")
    }
    return cut + missing.map { "no face has \($0.text.quoted) of '\($0.view)'" }
  }
}

extension ViewSummary {
  /// The text that is not visible because it is truncated or does not fit.
  fileprivate var hiddenText: String {
    let units = Array(text.utf16)
    var ranges = lines.flatMap { [$0.hidden].compactMap(\.self) + $0.clippedRanges }
    if let overflow = value("overflow", in: derived)?.numbers, overflow.count == 2, overflow[0] <= overflow[1] {
      ranges.append(Int(overflow[0])..<Int(overflow[1]))
    }
    if ranges.isEmpty, let end = lines.last?.range.upperBound, end < units.count { ranges = [end..<units.count] }
    let pieces = ranges.map { String(decoding: units[$0.clamped(to: 0..<units.count)], as: UTF16.self) }
    return pieces.joined(separator: " … ").trimmed
  }
}

extension LineSummary {
  /// The ranges of text that are cut off at the edges of a clipped line, in text order.
  fileprivate var clippedRanges: [Range<Int>] {
    guard ends == "clipped" else { return [] }
    var ranges: [Range<Int>] = []
    for cluster in clusters where usedRect.cuts(x: cluster.x, width: cluster.width) {
      ranges.appendJoined(cluster.range)
    }
    return ranges
  }
}

extension String {
  /// The text without white space at its beginning and end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension [LineSummary] {
  /// The lines without the names of their fonts, because fonts are set and do not follow from other
  /// properties.
  fileprivate var geometry: [LineSummary] {
    map { line in
      var line = line
      line.fonts = []
      line.runs = []
      return line
    }
  }
}

extension Point {
  /// The point as text: `(x, y)`.
  fileprivate var text: String { "(\(shortDecimal(x)), \(shortDecimal(y)))" }
}
