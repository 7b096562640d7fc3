import GalleyBase

extension LineSummary {
  /// Returns the differences between this line and `actual`, which has the same range of the same
  /// text. Empty if no sentence describes them. Baselines are compared elsewhere, since they move
  /// for many lines at once.
  func change(to actual: LineSummary) -> String {
    var parts: [String] = []
    if usedRect.width != actual.usedRect.width {
      parts.append("is now as wide as \(arrow(usedRect.width, actual.usedRect.width)) pt")
    } else if usedRect.minX != actual.usedRect.minX {
      parts.append("now starts at x \(arrow(usedRect.minX, actual.usedRect.minX)) pt")
    }
    if rect.height != actual.rect.height {
      parts.append("has a height of \(arrow(rect.height, actual.rect.height)) pt")
    }
    if ends != actual.ends { parts.append("now ends with “\(actual.ends)” instead of “\(ends)”") }
    if hidden != actual.hidden {
      parts.append("now hides \(actual.hidden.text)\(insteadOf(hidden.text))")
    }
    if fonts != actual.fonts { parts.append(fontChange(to: actual)) }
    if parts.isEmpty, glyphs != actual.glyphs { parts.append("uses other glyphs of the same font") }
    if parts.isEmpty, clusters != actual.clusters { parts.append("places its characters differently") }
    return parts.joined(separator: ", ")
  }

  func fontChange(to actual: LineSummary) -> String {
    "font \(fonts.joined(separator: " + ")) → \(actual.fonts.joined(separator: " + "))"
  }
}

extension ViewSummary {
  /// Returns a clause about the line at `index`, which now breaks at another position. It states
  /// the cause: the old and new width of the text that is or was on the line, the width of the
  /// fragment, and the font.
  /// - Parameter namesFonts: true to name the fonts if they changed.
  func breakChange(at index: Int, in actual: ViewSummary, namesFonts: Bool = true) -> String {
    let before = lines[index]
    let after = actual.lines[index]
    guard before.range.lowerBound == after.range.lowerBound else {
      return "now starts at \(after.range.lowerBound) instead of \(before.range.lowerBound)"
    }
    let units = Array(text.utf16)
    let shrank = after.range.upperBound < before.range.upperBound
    var sentence: String
    if shrank {
      sentence = "now breaks before \(word(at: after.range.upperBound, in: units).quoted)"
    } else {
      let added = (before.range.upperBound..<after.range.upperBound).clamped(to: 0..<units.count)
      sentence = "now also holds \(trimmed(units, added).quoted)"
    }
    let decisive = shrank ? before.range : after.range
    var causes: [String] = []
    if let old = width(of: decisive, units), let new = actual.width(of: decisive, units), old != new {
      causes.append("\(arrow(old, new)) pt")
    }
    if before.rect.width != after.rect.width {
      causes.append("room \(arrow(before.rect.width, after.rect.width)) pt")
    }
    if namesFonts, before.fonts != after.fonts { causes.append(before.fontChange(to: after)) }
    if !causes.isEmpty { sentence += ": " + causes.joined(separator: ", ") }
    return sentence
  }

  /// Returns the width of the text in `range` without trailing white space, summed over all lines;
  /// nil if a part of it is on no line.
  private func width(of range: Range<Int>, _ units: [UInt16]) -> Double? {
    var end = min(range.upperBound, units.count)
    while end > range.lowerBound && isSpace(units[end - 1]) { end -= 1 }
    var sum = 0.0
    var covered = range.lowerBound
    for line in lines {
      for cluster in line.clusters where cluster.range.lowerBound == covered && covered < end {
        sum += cluster.width
        covered = cluster.range.upperBound
      }
      // Clusters hidden by a line's end (a newline) have no width.
      if covered < end && covered == line.range.upperBound { covered = skippingSpace(from: covered, units) }
    }
    return covered >= end ? sum : nil
  }

  private func skippingSpace(from index: Int, _ units: [UInt16]) -> Int {
    var index = index
    while index < units.count && isSpace(units[index]) { index += 1 }
    return index
  }

  /// Returns the word at an offset. The offset may be beyond the text, if a layout was edited by
  /// hand.
  private func word(at index: Int, in units: [UInt16]) -> String {
    let start = skippingSpace(from: min(index, units.count), units)
    var end = start
    while end < units.count && !isSpace(units[end]) { end += 1 }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  private func trimmed(_ units: [UInt16], _ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound && isSpace(units[end - 1]) { end -= 1 }
    let start = min(skippingSpace(from: range.lowerBound, units), end)
    return String(decoding: units[start..<end], as: UTF16.self)
  }
}

/// Returns true for spaces and line separators.
func isSpace(_ unit: UInt16) -> Bool {
  unit == 0x20 || (0x09...0x0D).contains(unit) || (0x2028...0x2029).contains(unit) || unit == 0x3000
}
