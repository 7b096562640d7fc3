extension GraphemeCluster {
  /// True if the cluster is displayed as one emoji (UTS 51, section 1.4).
  ///
  /// That is a character that does so by itself or with U+FE0F; a keycap; a character with a skin tone; a flag of two
  /// regional indicators or of tags; or several of these joined by U+200D.
  ///
  /// Digits, # and * have the property Emoji too, but appear as text; so does ❤ without U+FE0F.
  public var isEmoji: Bool {
    let scalars = Array(self.scalars)
    guard let first = scalars.first, InputTraits(of: first).contains(.emoji) else { return false }
    var sequence = EmojiSequence(scalars)
    return sequence.isWholeEmoji()
  }
}

/// Reads the characters of one cluster according to the grammar in UTS 51, section 1.4.9.
private struct EmojiSequence {
  private static let joiner: UInt32 = 0x200D
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007E
  private static let lastTag: UInt32 = 0xE007F

  private let scalars: [UInt32]
  private var index = 0
  /// True if a character that was already read makes the cluster appear as an emoji instead of
  /// text.
  private var showsAsEmoji = false

  init(_ scalars: [UInt32]) { self.scalars = scalars }

  mutating func isWholeEmoji() -> Bool {
    guard readElement() else { return false }
    while next == Self.joiner {
      index += 1
      guard readElement() else { return false }
      showsAsEmoji = true
    }
    return showsAsEmoji && index == scalars.count
  }

  private var next: UInt32? { index < scalars.count ? scalars[index] : nil }

  private mutating func readElement() -> Bool {
    guard let base = next else { return false }
    let traits = InputTraits(of: base)
    guard traits.contains(.emoji) else { return false }
    index += 1
    if traits.contains(.regionalIndicator) {
      guard let other = next, InputTraits(of: other).contains(.regionalIndicator) else { return false }
      index += 1
      showsAsEmoji = true
      return true
    }
    let isModified = readModifications()
    if traits.contains(.emojiPresentation) || isModified { showsAsEmoji = true }
    return readTags()
  }

  /// Reads modifiers and returns true if there are any. A character that is displayed as text by
  /// default needs a modifier to be an emoji.
  private mutating func readModifications() -> Bool {
    let start = index
    while let next, isModification(next) { index += 1 }
    return index > start
  }

  private func isModification(_ scalar: UInt32) -> Bool {
    scalar == Self.emojiSelector || scalar == Self.keycap || InputTraits(of: scalar).contains(.emojiModifier)
  }

  /// Reads the tags of a region's flag, if there are any. Returns false if there are tags without
  /// the tag that ends them.
  private mutating func readTags() -> Bool {
    guard let first = next, Self.tags.contains(first) else { return true }
    while let tag = next, Self.tags.contains(tag) { index += 1 }
    guard next == Self.lastTag else { return false }
    index += 1
    return true
  }
}
