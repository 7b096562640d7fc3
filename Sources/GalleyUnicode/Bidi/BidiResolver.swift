/// The input of the bidirectional algorithm for a paragraph.
struct BidiParagraph {
  let text: UnsafeBufferPointer<UInt16>
  /// The boundaries before each unit and at the end. Only `bidiReset` and `grapheme` are read.
  let boundaries: [TextBoundaries]
  let baseLevel: BidiLevel
  /// The level that attributes request for each unit. Bit 7 is set for an override.
  let embeddingLevels: [UInt8]?
  /// The bidirectional classes of all characters in the text.
  let classes: BidiClass.Members
}

/// Implements the Unicode Bidirectional Algorithm: rules X1 to I2, and the part of rule L1 that
/// applies to paragraphs (UAX 9).
///
/// ICU has it too, but for every neutral character it searches all open brackets of the paragraph. So a paragraph of
/// some hundred thousand brackets takes minutes, and ICU ignores the limit of 63 open brackets in definition BD16.
/// Every step here takes time in proportion to the text.
final class BidiResolver {
  private var explicit = BidiExplicitLevels()
  private var sequence = IsolatingRunSequence()

  /// Returns the resolved level of each unit; empty if all units have the base level.
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

  /// True if text that has only these bidirectional classes has no level other than the base level.
  func isOfOneDirection(_ classes: BidiClass.Members, baseLevel: BidiLevel) -> Bool {
    classes.isDisjoint(
      with: baseLevel == 0
        ? BidiClass.Members.needsLevelsLeftToRight : BidiClass.Members.needsLevelsRightToLeft)
  }

  /// Sets the levels of one paragraph. `range` ends after a paragraph separator (class B) or at the
  /// end of the text (rule P1).
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

  /// Applies rules W1 to I2 to the isolating run sequence that was gathered last.
  private func resolveSequence(of paragraph: BidiParagraph, table: CharacterTable) {
    sequence.resolveWeakTypes()
    // All brackets have class ON.
    if paragraph.classes.contains(.otherNeutral) {
      sequence.resolveBrackets(text: paragraph.text, table: table, classes: explicit.classes)
    }
    sequence.resolveNeutrals()
    sequence.writeLevels(to: &explicit.levels)
  }

  /// Applies rule L1 to separators, to the white space before them, and to white space at the end
  /// of the paragraph.
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

  /// Sets the level of all other units in a cluster to the level of its first unit, which is at
  /// `index`. An example of such another unit is U+200D between a letter and a tab.
  private func keepCluster(at index: Int, _ paragraph: BidiParagraph) {
    var next = index + 1
    while next < paragraph.text.count, !paragraph.boundaries[next].contains(.grapheme) {
      explicit.levels[next] = explicit.levels[index]
      next += 1
    }
  }
}
