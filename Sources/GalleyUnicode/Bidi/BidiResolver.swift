/// The input of the bidi algorithm.
struct BidiParagraph {
  let text: UnsafeBufferPointer<UInt16>
  /// One entry for each unit and one for the end; only `bidiReset` and `grapheme` are read.
  let boundaries: [TextBoundaries]
  let baseLevel: BidiLevel
  /// For each unit the level that attributes request, with bit 7 set for an override.
  let embeddingLevels: [UInt8]?
  /// Every bidi class in the text.
  let classes: BidiClass.Members
}

/// The Unicode Bidirectional Algorithm, rules X1 to I2 and the paragraph's part of L1 (UAX 9).
///
/// ICU has it too, but for every neutral character it searches all open brackets of the paragraph. So a paragraph of
/// some hundred thousand brackets takes minutes, and ICU ignores the limit of 63 open brackets in definition BD16.
/// Every step here takes time in proportion to the text.
final class BidiResolver {
  private var explicit = BidiExplicitLevels()
  private var sequence = IsolatingRunSequence()

  /// Returns the resolved level of each unit; empty if all have the base level.
  func levels(of paragraph: BidiParagraph, table: CharacterTable) -> [BidiLevel] {
    guard needsLevels(paragraph) else { return [] }
    explicit.start(paragraph, table: table)
    var start = 0
    while start < paragraph.text.count {
      let end = explicit.endOfParagraph(from: start)
      resolve(start..<end, of: paragraph, table: table)
      start = end
    }
    resetSeparators(of: paragraph)
    let levels = explicit.levels
    return levels.allSatisfy { $0 == paragraph.baseLevel } ? [] : levels
  }

  private func needsLevels(_ paragraph: BidiParagraph) -> Bool {
    if let embedding = paragraph.embeddingLevels, embedding.contains(where: { $0 != paragraph.baseLevel.value }) {
      return true
    }
    return !isOfOneDirection(paragraph.classes, baseLevel: paragraph.baseLevel)
  }

  /// True if text of these classes has only the base level.
  func isOfOneDirection(_ classes: BidiClass.Members, baseLevel: BidiLevel) -> Bool {
    classes.isDisjoint(
      with: baseLevel == 0
        ? BidiClass.Members.needsLevelsLeftToRight : BidiClass.Members.needsLevelsRightToLeft)
  }

  /// One paragraph in the sense of rule P1: `range` ends after a character of class B or at the end of the text.
  private func resolve(_ range: Range<Int>, of paragraph: BidiParagraph, table: CharacterTable) {
    if explicit.isUniform {
      sequence.gather(range, level: paragraph.baseLevel, explicit)
      resolveSequence(of: paragraph, table: table)
      return
    }
    explicit.apply(to: range, of: paragraph)
    let runs = LevelRuns(explicit, range: range, baseLevel: paragraph.baseLevel)
    for first in runs.firstRuns {
      sequence.gather(runs, from: first, explicit)
      resolveSequence(of: paragraph, table: table)
    }
    explicit.fillRemoved(in: range, baseLevel: paragraph.baseLevel)
  }

  /// Applies rules W1 to I2 to the current sequence.
  private func resolveSequence(of paragraph: BidiParagraph, table: CharacterTable) {
    sequence.resolveWeakTypes()
    // All brackets have class ON.
    if paragraph.classes.contains(.otherNeutral) {
      sequence.resolveBrackets(text: paragraph.text, table: table, classes: explicit.classes)
    }
    sequence.resolveNeutrals()
    sequence.writeLevels(to: &explicit.levels)
  }

  /// Applies rule L1 to separators, the white space before them, and the white space at the end of the paragraph.
  private func resetSeparators(of paragraph: BidiParagraph) {
    var resets = true
    for index in paragraph.text.indices.reversed() {
      let bidiClass = explicit.classes[index]
      if bidiClass == .segmentSeparator || bidiClass == .paragraphSeparator { resets = true }
      let wasResetting = resets
      resets = resets && paragraph.boundaries[index].contains(.bidiReset)
      if resets {
        explicit.levels[index] = paragraph.baseLevel
      } else if wasResetting {
        keepCluster(at: index, paragraph)
      }
    }
  }

  /// Keeps a cluster whole: units that join a character which keeps its level keep it too, such as U+200D before a tab.
  private func keepCluster(at index: Int, _ paragraph: BidiParagraph) {
    var next = index + 1
    while next < paragraph.text.count, !paragraph.boundaries[next].contains(.grapheme) {
      explicit.levels[next] = explicit.levels[index]
      next += 1
    }
  }
}
