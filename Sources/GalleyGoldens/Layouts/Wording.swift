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

/// The text in quotation marks, cut to 40 characters, line ends as spaces.
func quoted(_ text: String) -> String {
  let shown = text.prefix(40).map { $0.isNewline ? " " : String($0) }.joined()
  return "“\(shown)\(shown.count < text.count ? "…" : "")”"
}

/// Returns two texts in quotation marks, each cut to 40 characters around the first that differs.
func quoted(_ before: String, differingFrom after: String) -> (before: String, after: String) {
  let same = zip(before, after).prefix { $0 == $1 }.count
  let start = max(0, same - 16)
  guard start > 0, max(before.count, after.count) > 40 else { return (quoted(before), quoted(after)) }
  func excerpt(_ text: String) -> String { "“…" + quoted(String(text.dropFirst(start))).dropFirst() }
  return (excerpt(before), excerpt(after))
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
