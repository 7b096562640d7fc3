import GalleyBase
import GalleyText

extension RecordedLayout {
  /// The maximum difference, in points, at which two numbers count as equal. It is a thirtieth of a
  /// pixel at three pixels per point, and more than the differences between font libraries.
  public static let tolerance = 0.01

  /// Returns the differences from `recorded`, one sentence each: the canvas, the views, then for
  /// each view its lines with breaks, baselines, rectangles and glyph origins. Empty if both
  /// layouts agree. Members that only one of the layouts has are not compared.
  public func disagreements(with recorded: RecordedLayout) -> [String] {
    var sentences: [String] = []
    if !isNear(size, recorded.size) {
      sentences.append("the canvas is \(shown(recorded.size)) pt on iOS, \(shown(size)) pt in Galley")
    }
    if scale != recorded.scale {
      sentences.append("iOS drew \(shown(recorded.scale)) pixels a point, Galley \(shown(scale))")
    }
    let names = Set(recorded.views.map(\.name))
    for view in views where !names.contains(view.name) { sentences.append("\"\(view.name)\" is not in the recording") }
    for view in recorded.views {
      guard let ours = views.first(where: { $0.name == view.name }) else {
        sentences.append("\"\(view.name)\" is in the recording, but not in the scene")
        continue
      }
      sentences += ours.disagreements(with: view, scale: scale)
    }
    return sentences
  }

  /// Returns the number of lines that both layouts have for views with the same name.
  public func comparableLineCount(with recorded: RecordedLayout) -> Int {
    recorded.views.reduce(0) { sum, view in
      let ours = views.first { $0.name == view.name }
      return sum + min(view.lines?.count ?? 0, ours?.lines?.count ?? 0)
    }
  }
}

extension RecordedView {
  fileprivate func disagreements(with recorded: RecordedView, scale: Double) -> [String] {
    var sentences: [String] = []
    if let frame, let other = recorded.frame, !isNear(frame, other) {
      sentences.append("the frame of \"\(name)\" is \(shown(other)) on iOS, \(shown(frame)) in Galley")
    }
    if let text, let other = recorded.text, text != other {
      return sentences + ["\"\(name)\" has the text \(other.quoted) on iOS, \(text.quoted) in Galley"]
    }
    guard let lines, let others = recorded.lines else { return sentences }
    let broken = zip(lines, others).enumerated().first { $0.element.0.range != $0.element.1.range }?.offset
    let pairs = Array(zip(lines, others).prefix(broken ?? .max))
    if let broken { sentences.append(breakSentence(broken, lines[broken], others[broken])) }
    if lines.count != others.count {
      sentences.append("\"\(name)\" has \(Wording.count(others.count, "line")) on iOS, \(lines.count) in Galley")
    }
    sentences += baselineSentences(pairs, scale: scale)
    for (index, pair) in pairs.enumerated() {
      sentences += pair.0.disagreements(with: pair.1).map { "line \(index + 1) of \"\(name)\": \($0)" }
    }
    return sentences
  }

  /// Returns a sentence about the first line that breaks elsewhere, with the line's end in both
  /// layouts and the width of the line fragment.
  private func breakSentence(_ index: Int, _ line: RecordedLine, _ recorded: RecordedLine) -> String {
    let place = "line \(index + 1) of \"\(name)\""
    guard line.range.lowerBound == recorded.range.lowerBound else {
      return "\(place) begins at \(recorded.range.lowerBound) on iOS, at \(line.range.lowerBound) in Galley"
    }
    let (ours, theirs) = (line.range.upperBound, recorded.range.upperBound)
    let between = words(min(ours, theirs)..<max(ours, theirs))
    var sentence =
      theirs < ours
      ? "\(place) breaks elsewhere: before \(between) on iOS, after it in Galley"
      : "\(place) breaks elsewhere: after \(between) on iOS, before it in Galley"
    if let used = line.usedRect, let other = recorded.usedRect {
      sentence += "; it is \(shown(other.width)) pt wide on iOS, \(shown(used.width)) pt in Galley"
    }
    if let room = line.rect, let other = recorded.rect {
      let rooms = isNear(room.width, other.width) ? "" : " on iOS, \(shown(room.width)) pt in Galley"
      sentence += ", in \(shown(other.width)) pt" + rooms
    }
    return sentence
  }

  /// Returns the text in a range, without spaces at its ends.
  private func words(_ range: Range<Int>) -> String {
    let units = Array((text ?? "").utf16)
    let part = String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    return part.split(whereSeparator: \.isWhitespace).joined(separator: " ").quoted
  }

  /// Returns one sentence for each group of consecutive lines whose baselines differ by the same
  /// amount. The drawn baseline is compared if both layouts have it, otherwise the unrounded one.
  private func baselineSentences(_ pairs: [(RecordedLine, RecordedLine)], scale: Double) -> [String] {
    let shifts = pairs.map { ours, theirs -> Double? in
      if let drawn = ours.drawnBaseline, let other = theirs.drawnBaseline { return other - drawn }
      guard let baseline = ours.baseline, let other = theirs.baseline else { return nil }
      return other - baseline
    }
    var sentences: [String] = []
    var start = 0
    while start < shifts.count {
      var end = start + 1
      while end < shifts.count, isNear(shifts[end] ?? 0, shifts[start] ?? 0) { end += 1 }
      if let shift = shifts[start], !isNear(shift, 0) {
        let which = end - start == 1 ? "line \(start + 1)" : "lines \(start + 1)–\(end)"
        let amount = "\(shown(abs(shift))) pt (\(shown(abs(shift) * scale)) px)"
        sentences.append("\(which) of \"\(name)\": the baseline is \(amount) \(shift > 0 ? "lower" : "higher") on iOS")
      }
      start = end
    }
    return sentences
  }
}

extension RecordedLine {
  /// Returns the differences from a line with the same range, except for the baseline.
  fileprivate func disagreements(with recorded: RecordedLine) -> [String] {
    var sentences: [String] = []
    for (name, ours, theirs) in [
      ("line fragment", rect, recorded.rect), ("used rectangle", usedRect, recorded.usedRect),
    ] {
      if let ours, let theirs, !isNear(ours, theirs) {
        sentences.append("the \(name) is \(shown(theirs)) on iOS, \(shown(ours)) in Galley")
      }
    }
    if let glyphs, let others = recorded.glyphs { sentences += glyphSentence(glyphs, others).map { [$0] } ?? [] }
    return sentences
  }

  private func glyphSentence(_ glyphs: [RecordedGlyph], _ others: [RecordedGlyph]) -> String? {
    let pairs = Array(zip(glyphs, others))
    if let index = pairs.firstIndex(where: { $0.glyph != $1.glyph || $0.font != $1.font }) {
      let (ours, theirs) = pairs[index]
      return "glyph \(index + 1) is \(theirs.glyph) of \(theirs.font) on iOS, \(ours.glyph) of \(ours.font) in Galley"
    }
    if glyphs.count != others.count {
      return "\(Wording.count(others.count, "glyph")) on iOS, \(glyphs.count) in Galley"
    }
    let moved = pairs.indices.filter { index in
      !isNear(pairs[index].0.origin.x, pairs[index].1.origin.x)
        || !isNear(pairs[index].0.origin.y, pairs[index].1.origin.y)
    }
    guard let first = moved.first else { return nil }
    let (ours, theirs) = pairs[first]
    let farthest = moved.map { abs(pairs[$0].1.origin.x - pairs[$0].0.origin.x) }.max() ?? 0
    return
      "\(moved.count) of \(Wording.count(pairs.count, "glyph")) \(moved.count == 1 ? "is" : "are") elsewhere, by up to "
      + "\(shown(farthest)) pt; the first is glyph \(first + 1), at \(shown(theirs.origin)) on iOS, "
      + "at \(shown(ours.origin)) in Galley"
  }
}

// MARK: Numbers

private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= RecordedLayout.tolerance }

private func isNear(_ one: Size, _ other: Size) -> Bool {
  isNear(one.width, other.width) && isNear(one.height, other.height)
}

private func isNear(_ one: Rect, _ other: Rect) -> Bool {
  isNear(one.minX, other.minX) && isNear(one.minY, other.minY) && isNear(one.size, other.size)
}

/// Returns a number as text for messages, rounded to a thousandth.
private func shown(_ number: Double) -> String { ((number * 1000).rounded() / 1000).plainDecimal }

private func shown(_ size: Size) -> String { "\(shown(size.width)) × \(shown(size.height))" }

private func shown(_ point: Point) -> String { "(\(shown(point.x)), \(shown(point.y)))" }

private func shown(_ rect: Rect) -> String {
  "[" + [rect.minX, rect.minY, rect.width, rect.height].map { shown($0) }.joined(separator: ", ") + "]"
}
