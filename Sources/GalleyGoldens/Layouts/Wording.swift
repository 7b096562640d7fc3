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
  let texts = both { index in
    guard index < pairs.count, !pairs[index].0.isExactly(pairs[index].1) else { return false }
    return pairs[index].0 == pairs[index].1 || pairs[index].0.shape == pairs[index].1.shape
  }
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

extension Character {
  /// The letters that the character looks like, without signs that only choose a look.
  fileprivate var shape: [UInt32] {
    unicodeScalars.map(\.value).filter { !(0xFE00...0xFE0F).contains($0) }.map { latinShapes[$0] ?? $0 }
  }
}

/// Letters of other scripts that fonts draw as Latin ones: Cyrillic, then Greek.
private let latinShapes: [UInt32: UInt32] = {
  let letters: [(first: UInt32, latin: String)] = [
    (0x405, "S"), (0x406, "I"), (0x408, "J"), (0x410, "A"), (0x412, "B"), (0x415, "E"), (0x41A, "K"), (0x41C, "M"),
    (0x41D, "H"), (0x41E, "O"), (0x420, "P"), (0x421, "C"), (0x422, "T"), (0x425, "X"), (0x430, "a"), (0x435, "e"),
    (0x43E, "o"), (0x440, "p"), (0x441, "c"), (0x443, "y"), (0x445, "x"), (0x455, "s"), (0x456, "i"), (0x458, "j"),
    (0x391, "A"), (0x392, "B"), (0x395, "E"), (0x396, "Z"), (0x397, "H"), (0x399, "I"), (0x39A, "K"), (0x39C, "M"),
    (0x39D, "N"), (0x39F, "O"), (0x3A1, "P"), (0x3A4, "T"), (0x3A5, "Y"), (0x3A7, "X"), (0x3BD, "v"), (0x3BF, "o"),
  ]
  return Dictionary(uniqueKeysWithValues: letters.map { ($0.first, $0.latin.unicodeScalars.first?.value ?? $0.first) })
}()
