import GalleyBase

/// A number for a sentence: at most two decimals, none that are 0.
func shortDecimal(_ value: Double) -> String {
  value.magnitude < 1e15 ? value.decimal(places: 2, minus: "−") ?? "\(value)" : "\(value)"
}

/// `before → after`, with as many decimals as it takes to tell them apart.
func arrow(_ before: Double, _ after: Double) -> String {
  let short = (shortDecimal(before), shortDecimal(after))
  return short.0 == short.1 ? "\(before) → \(after)" : "\(short.0) → \(short.1)"
}

/// Returns two texts in quotation marks, each cut to 40 characters around the first that differs. Characters that look
/// alike are spelled out.
func quoted(_ before: String, differingFrom after: String) -> (before: String, after: String) {
  let (old, new) = (Array(before), Array(after))
  let same = zip(old, new).prefix { $0.isExactly($1) }.count
  let start = max(old.count, new.count) > 40 ? max(0, same - 16) : 0
  let pairs = Array(zip(old, new))
  func excerpt(_ text: [Character], spelling isAlike: (Int) -> Bool) -> String {
    let shown = String(text.dropFirst(start).prefix(40)).visible { isAlike(start + $0) }
    return "“\(start > 0 ? "…" : "")\(shown)\(start + 40 < text.count ? "…" : "")”"
  }
  func both(spelling isAlike: (Int) -> Bool) -> (before: String, after: String) {
    (excerpt(old, spelling: isAlike), excerpt(new, spelling: isAlike))
  }
  let texts = both { $0 < pairs.count && pairs[$0].0 == pairs[$0].1 && !pairs[$0].0.isExactly(pairs[$0].1) }
  return texts.before == texts.after ? both { $0 == same } : texts
}

/// `a, b and c`.
func listing(_ parts: [String]) -> String {
  parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " and " : "") + (parts.last ?? "")
}

/// `1 line`, `2 lines`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Size {
  /// `width × height`.
  var text: String { "\(shortDecimal(width)) × \(shortDecimal(height))" }
}

extension Rect {
  /// `[x, y, width, height]`, as scenes write it.
  var text: String { "[" + [minX, minY, width, height].map(shortDecimal).joined(separator: ", ") + "]" }
}

extension Optional<Range<Int>> {
  /// `[start, end]`, as dumps write it, or `nothing`.
  var text: String { map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "nothing" }
}
