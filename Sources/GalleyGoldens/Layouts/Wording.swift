import GalleyBase

/// Returns a number for a sentence, with at most two decimals and without trailing zeros.
func shortDecimal(_ value: Double) -> String {
  value.magnitude < 1e15 ? value.decimal(places: 2, minus: "−") ?? "\(value)" : "\(value)"
}

/// Returns two numbers as `before → after`, with as many decimals as are needed to distinguish
/// them.
func arrow(_ before: Double, _ after: Double) -> String {
  let short = (shortDecimal(before), shortDecimal(after))
  return short.0 == short.1 ? "\(before) → \(after)" : "\(short.0) → \(short.1)"
}

/// Returns two texts in quotation marks. Each is shortened to 40 characters around the first
/// character that differs. Characters that look alike are described.
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

/// Returns the end of a sentence that states the former value; empty if there was no former value.
func insteadOf(_ old: String) -> String {
  ["", "none", "absent", "nothing", "“”"].contains(old) ? "" : " instead of \(old)"
}

/// Returns `new instead of old`, or `now new` if there was no former value.
func replacement(_ new: String, _ old: String) -> String {
  let end = insteadOf(old)
  return (end.isEmpty ? "now " : "") + new + end
}

/// Returns parts as a list in words: `a, b and c`.
func listing(_ parts: [String]) -> String {
  parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " and " : "") + (parts.last ?? "")
}

/// Returns a count with a noun in singular or plural: `1 line`, `2 lines`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Size {
  /// The size as text: `width × height`.
  var text: String { "\(shortDecimal(width)) × \(shortDecimal(height))" }
}

extension Rect {
  /// The rectangle in the notation of scenes: `[x, y, width, height]`.
  var text: String { "[" + [minX, minY, width, height].map(shortDecimal).joined(separator: ", ") + "]" }
}

extension Optional<Range<Int>> {
  /// The range in the notation of dumps: `[start, end]`, or `nothing` for nil.
  var text: String { map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "nothing" }
}
