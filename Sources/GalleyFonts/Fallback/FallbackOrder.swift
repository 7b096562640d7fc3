import GalleyUnicode

extension FontCollection {
  /// The order in which stand-ins are asked, as places in `fallback`.
  ///
  /// First those made for the text's script, then those for any script or for none (`Zyyy`), then all others. Among
  /// equals, those made for the language come first, the closest match before a looser one; then, for a face with
  /// serifs, stand-ins with serifs, which others leave out; then the order of `fallback`.
  ///
  /// The language is the text's, where a stand-in for the script knows it. Else it is the one that CLDR's likely
  /// subtags give for the writing system: Japanese for kana and Han beside it, Korean for hangul, Chinese with simplified
  /// letters for Han alone. That is a choice: iOS goes by the user's preferred languages, and what it does without
  /// one of these among them is not recorded.
  func fallbackOrder(for context: FallbackContext, hasSerifs: Bool) -> [Int] {
    let common: OpenTypeTag = "Zyyy"
    let script = context.script == 0 ? common : OpenTypeTag(rawValue: context.script)
    let own = likelySubtags(of: context.language)
    let language = language(for: script, context, own: own)
    let ranked = purposes.indices.filter { hasSerifs || !purposes[$0].hasSerifs }.map { place in
      let purpose = purposes[place]
      let group = purpose.scripts.contains(script) ? 0 : purpose.suitsAnyText(common: common) ? 1 : 2
      let strangeness = -purpose.match(group == 0 ? language : own)
      return (rank: (group, strangeness, hasSerifs && !purpose.hasSerifs ? 1 : 0), place: place)
    }
    return ranked.sorted { $0.rank == $1.rank ? $0.place < $1.place : $0.rank < $1.rank }.map(\.place)
  }

  private func language(for script: OpenTypeTag, _ context: FallbackContext, own: [String]) -> [String] {
    let isKnown = purposes.contains { $0.scripts.contains(script) && $0.match(own) > 0 }
    if isKnown || context.script == 0 { return own }
    return likelySubtags(of: "und-\(OpenTypeTag(rawValue: context.writingSystem))")
  }
}

extension FallbackPurpose {
  fileprivate func suitsAnyText(common: OpenTypeTag) -> Bool { scripts.isEmpty || scripts.contains(common) }

  /// The number of leading subtags of the language that it is made for; 0 if it is made for another one, or for none.
  fileprivate func match(_ language: [String]) -> Int {
    var longest = 0
    for candidate in languages {
      let subtags = candidate.split(separator: "-").map(String.init)
      if subtags.count > longest, language.starts(with: subtags) { longest = subtags.count }
    }
    return longest
  }
}

/// The orders of stand-ins that texts have asked for. Texts of different scripts mostly share one.
struct FallbackOrders {
  /// More contexts than this are forgotten and ranked again.
  private static let limit = 256

  private struct Key: Hashable {
    let context: FallbackContext
    let hasSerifs: Bool
  }

  private(set) var orders: [[Int]] = []
  private var numbers: [Key: Int] = [:]
  private var latest: (key: Key, number: Int)?

  /// The number of the order for a context; equal orders have one number.
  mutating func number(_ context: FallbackContext, hasSerifs: Bool, in fonts: FontCollection) -> Int {
    let key = Key(context: context, hasSerifs: hasSerifs)
    if let latest, latest.key == key { return latest.number }
    let number = numbers[key] ?? add(fonts.fallbackOrder(for: context, hasSerifs: hasSerifs))
    if numbers.count >= FallbackOrders.limit { numbers.removeAll(keepingCapacity: true) }
    numbers[key] = number
    latest = (key, number)
    return number
  }

  private mutating func add(_ order: [Int]) -> Int {
    if let number = orders.firstIndex(of: order) { return number }
    orders.append(order)
    return orders.count - 1
  }
}
