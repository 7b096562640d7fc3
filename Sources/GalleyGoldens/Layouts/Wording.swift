import GalleyBase

/// A number for a sentence: at most two decimals, without trailing zeros.
func shortDecimal(_ value: Double) -> String {
  value.magnitude < 1e15 ? value.decimal(places: 2, minus: "−") ?? "\(value)" : "\(value)"
}

/// `before → after`, with as many decimals as needed to distinguish them.
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
  func excerpt(_ text: [Character], spelling places: Set<Int>) -> String {
    let shown = String(text.dropFirst(start).prefix(40)).visible { places.contains(start + $0) }
    return "“\(start > 0 ? "…" : "")\(shown)\(start + 40 < text.count ? "…" : "")”"
  }
  let alike = Confusables(old, new, from: start)
  let texts = (before: excerpt(old, spelling: alike.before), after: excerpt(new, spelling: alike.after))
  guard texts.before == texts.after else { return texts }
  return (excerpt(old, spelling: [same]), excerpt(new, spelling: [same]))
}

/// Returns the end of a sentence that says what something was before; empty for something that was not there.
func insteadOf(_ old: String) -> String {
  ["", "none", "absent", "nothing", "“”"].contains(old) ? "" : " instead of \(old)"
}

/// `new instead of old`; `now new` for something that was not there.
func replacement(_ new: String, _ old: String) -> String {
  let end = insteadOf(old)
  return (end.isEmpty ? "now " : "") + new + end
}

/// `a, b and c`.
func listing(_ parts: [String]) -> String {
  parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " and " : "") + (parts.last ?? "")
}

/// `1 line`, `2 lines`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

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
