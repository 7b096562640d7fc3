import GalleyUnicode

extension FontCollection {
  /// Returns the order in which fallback fonts are tried, as indices of the collection's
  /// `fallback`.
  ///
  /// First come fonts made for the text's script, then those for any script or for none (`Zyyy`), then all others.
  /// Among equals, fonts made for the language come first, the closest match before a looser one. Then, for a face with
  /// serifs, come fallback fonts with serifs, which other faces skip. Then the order of `fallback` decides.
  ///
  /// The language is the text's, where a fallback font for the script supports it. Else it is the one that CLDR's
  /// likely subtags give for the writing system: Japanese for kana and Han beside it, Korean for hangul, Chinese with
  /// simplified letters for Han alone. That is a choice: iOS uses the user's preferred languages, and its behaviour
  /// without one of these among them is not recorded.
  func fallbackOrder(for context: FallbackContext, hasSerifs: Bool) -> [Int] {
    let purposes = fallback.map { pinned.manifest.purposes[$0] ?? FallbackPurpose() }
    let common: OpenTypeTag = "Zyyy"
    let script = context.script == 0 ? common : OpenTypeTag(rawValue: context.script)
    let own = likelySubtags(of: context.language)
    let language = language(for: script, context, own: own, purposes)
    let ranked = purposes.indices.filter { hasSerifs || !purposes[$0].hasSerifs }.map { place in
      let purpose = purposes[place]
      let group = purpose.scripts.contains(script) ? 0 : purpose.suitsAnyText(common: common) ? 1 : 2
      let strangeness = -purpose.match(group == 0 ? language : own)
      return (rank: (group, strangeness, hasSerifs && !purpose.hasSerifs ? 1 : 0), place: place)
    }
    return ranked.sorted { $0.rank == $1.rank ? $0.place < $1.place : $0.rank < $1.rank }.map(\.place)
  }

  private func language(
    for script: OpenTypeTag, _ context: FallbackContext, own: [String], _ purposes: [FallbackPurpose]
  ) -> [String] {
    let isKnown = purposes.contains { $0.scripts.contains(script) && $0.match(own) > 0 }
    if isKnown || context.script == 0 { return own }
    return likelySubtags(of: "und-\(OpenTypeTag(rawValue: context.writingSystem))")
  }
}

extension FallbackPurpose {
  fileprivate func suitsAnyText(common: OpenTypeTag) -> Bool { scripts.isEmpty || scripts.contains(common) }

  /// Returns the number of leading subtags that match the language. Returns 0 if the font is made
  /// for another language or for none in particular.
  fileprivate func match(_ language: [String]) -> Int {
    var longest = 0
    for candidate in languages {
      let subtags = candidate.split(separator: "-").map(String.init)
      if subtags.count > longest, language.starts(with: subtags) { longest = subtags.count }
    }
    return longest
  }
}
