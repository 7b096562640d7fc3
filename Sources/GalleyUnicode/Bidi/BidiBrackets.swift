extension IsolatingRunSequence {
  /// The maximum number of brackets that may be open at the same time (definition BD16).
  private static var deepestNesting: Int { 63 }

  /// The offsets of two matching brackets in the isolating run sequence, and the strong types
  /// between them.
  private struct BracketPair {
    let open: Int
    let close: Int
    let holdsLeftToRight: Bool
    let holdsRightToLeft: Bool
  }

  /// Applies rule N0, which resolves paired brackets.
  ///
  /// - classes: the class of each unit of the text. They identify marks, whose types rule W1 has replaced.
  mutating func resolveBrackets(text: UnsafeBufferPointer<UInt16>, table: CharacterTable, classes: [BidiClass]) {
    var pairs = bracketPairs(text: text, table: table)
    if pairs.isEmpty { return }
    pairs.sort { $0.open < $1.open }
    var lastStrong = start
    var place = 0
    for pair in pairs {
      while place < pair.open {
        lastStrong = strongType(at: place) ?? lastStrong
        place += 1
      }
      guard let direction = direction(of: pair, after: lastStrong) else { continue }
      setBracket(at: pair.open, to: direction, classes: classes)
      setBracket(at: pair.close, to: direction, classes: classes)
    }
  }

  /// Returns the bracket pairs of definition BD16, in the order of the closing brackets.
  private func bracketPairs(text: UnsafeBufferPointer<UInt16>, table: CharacterTable) -> [BracketPair] {
    var pairs: [BracketPair] = []
    var open: [(closing: UInt32, place: Int, leftToRight: Int, rightToLeft: Int)] = []
    var leftToRight = 0
    var rightToLeft = 0
    for place in types.indices {
      guard types[place] == .otherNeutral else {
        if let strong = strongType(at: place) {
          if strong == .leftToRight { leftToRight += 1 } else { rightToLeft += 1 }
        }
        continue
      }
      let character = text.scalar(at: unit(at: place))
      let traits = table[character].traits
      if traits.contains(.opensPair) {
        if open.count == Self.deepestNesting { break }
        open.append((BracketStack.closing(of: character), place, leftToRight, rightToLeft))
      } else if traits.contains(.closesPair) {
        let closing = BracketStack.canonical(character)
        guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append(
          BracketPair(
            open: open[match].place, close: place, holdsLeftToRight: leftToRight > open[match].leftToRight,
            holdsRightToLeft: rightToLeft > open[match].rightToLeft))
        open.removeSubrange(match...)
      }
    }
    return pairs
  }

  /// Returns the direction of a bracket pair by rules N0 b to d; nil if the pair remains neutral.
  /// `context` is the strong type before the opening bracket.
  private func direction(of pair: BracketPair, after context: BidiClass) -> BidiClass? {
    let isLeftToRight = embeddingDirection == .leftToRight
    let holdsEmbedding = isLeftToRight ? pair.holdsLeftToRight : pair.holdsRightToLeft
    let holdsOpposite = isLeftToRight ? pair.holdsRightToLeft : pair.holdsLeftToRight
    if holdsEmbedding { return embeddingDirection }
    // If the text before also reads against the embedding, the pair takes its direction, else the embedding's.
    return holdsOpposite ? context : nil
  }

  private mutating func setBracket(at place: Int, to direction: BidiClass, classes: [BidiClass]) {
    types[place] = direction
    var mark = place + 1
    while mark < types.count && classes[unit(at: mark)] == .nonspacingMark {
      types[mark] = direction
      mark += 1
    }
  }
}
