/// Determines explicit levels and directions (UAX 9, rules X1 to X8).
struct BidiExplicitLevels {
  /// An entry of the directional status stack.
  private struct Status {
    let level: BidiLevel
    let override: BidiClass?
    let isIsolate: Bool
  }

  /// The bidirectional class of each unit.
  ///
  /// The second unit of a surrogate pair has class BN, so that it follows the first one. FSI is replaced by LRI or RLI,
  /// and a PDI without its initiator by ON.
  private(set) var classes: [BidiClass] = []
  /// The bidirectional class of each unit after overrides. All characters that rule X9 removes have
  /// the class BN.
  private(set) var types: [BidiClass] = []
  /// True if every unit is at the base level and rule X9 removes no unit.
  private(set) var isUniform = true
  /// The embedding level of each unit, which is later replaced by the resolved level.
  var levels: [BidiLevel] = []

  private var stack: [Status] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var openIsolates = 0

  /// Reads the bidirectional classes of a paragraph.
  mutating func start(_ paragraph: BidiParagraph, table: CharacterTable) {
    let text = paragraph.text
    classes.removeAll(keepingCapacity: true)
    classes.reserveCapacity(text.count)
    var hasPairs = false
    var index = 0
    while index < text.count {
      let character = text.scalar(at: index)
      classes.append(table[character].bidiClass)
      if character > 0xFFFF {
        classes.append(.boundaryNeutral)
        hasPairs = true
      }
      index += character.utf16Width
    }
    if paragraph.classes.contains(.firstStrongIsolate) { replaceFirstStrongIsolates() }
    types = classes
    isUniform =
      !hasPairs && BidiExplicitLevels.isPlain(paragraph)
      && !paragraph.classes.contains(.boundaryNeutral) && !paragraph.classes.contains(.popIsolate)
    levels = [BidiLevel](repeating: paragraph.baseLevel, count: text.count)
  }

  /// True if neither attributes nor characters change levels.
  private static func isPlain(_ paragraph: BidiParagraph) -> Bool {
    paragraph.embeddingLevels == nil && paragraph.classes.isDisjoint(with: .explicit)
  }

  /// Returns the offset after the next paragraph separator (class B), or the end of the text if
  /// there is none.
  func endOfParagraph(from start: Int) -> Int {
    let separator = classes[start...].firstIndex(of: .paragraphSeparator)
    return separator.map { $0 + 1 } ?? classes.count
  }

  /// Sets `levels` and `types` in `range`, which must be a paragraph by rule P1.
  mutating func apply(to range: Range<Int>, of paragraph: BidiParagraph) {
    if BidiExplicitLevels.isPlain(paragraph) && !paragraph.classes.contains(.popIsolate) { return }
    var stretch = paragraph.baseLevel.value
    restart(at: stretch, baseLevel: paragraph.baseLevel)
    for index in range {
      if let embedding = paragraph.embeddingLevels?[index], embedding != stretch {
        stretch = embedding
        restart(at: stretch, baseLevel: paragraph.baseLevel)
      }
      apply(at: index, baseLevel: paragraph.baseLevel)
    }
  }

  /// Sets the level of each unit that rule X9 removed to the level of the preceding unit (section
  /// 5.2).
  mutating func fillRemoved(in range: Range<Int>, baseLevel: BidiLevel) {
    for index in range where types[index] == .boundaryNeutral {
      levels[index] = index == range.lowerBound ? baseLevel : levels[index - 1]
    }
  }

  /// Applies rule X1, which empties the status stack. `embedding` is the first level: the base
  /// level or the level that the attributes request.
  private mutating func restart(at embedding: UInt8, baseLevel: BidiLevel) {
    let level = min(max(BidiLevel(embedding & 0x7F), baseLevel), .deepest)
    stack.removeAll(keepingCapacity: true)
    stack.append(Status(level: level, override: embedding & 0x80 != 0 ? level.strongClass : nil, isIsolate: false))
    overflowIsolates = 0
    overflowEmbeddings = 0
    openIsolates = 0
  }

  private mutating func apply(at index: Int, baseLevel: BidiLevel) {
    switch classes[index] {
    case .leftToRightEmbedding: embed(at: index, .leftToRight, override: nil)
    case .rightToLeftEmbedding: embed(at: index, .rightToLeft, override: nil)
    case .leftToRightOverride: embed(at: index, .leftToRight, override: .leftToRight)
    case .rightToLeftOverride: embed(at: index, .rightToLeft, override: .rightToLeft)
    case .leftToRightIsolate: isolate(at: index, .leftToRight)
    case .rightToLeftIsolate: isolate(at: index, .rightToLeft)
    case .popIsolate: popIsolate(at: index)
    case .popFormat: popEmbedding(at: index)
    case .boundaryNeutral: break
    case .paragraphSeparator: levels[index] = baseLevel
    default: placeOnTop(at: index)
    }
  }

  /// Applies rule X6: sets the level of a unit to the level of the innermost stack entry, and
  /// applies the override of that entry.
  private mutating func placeOnTop(at index: Int) {
    let top = stack[stack.count - 1]
    levels[index] = top.level
    if let override = top.override { types[index] = override }
  }

  /// Returns the lowest level with the given direction above the level of the innermost stack
  /// entry. Nil if this level or an enclosing level would be too deep.
  private func levelInside(_ direction: BidiClass) -> BidiLevel? {
    let level = stack[stack.count - 1].level
    let next = direction == .leftToRight ? level.nextLeftToRight : level.nextRightToLeft
    return next <= .deepest && overflowIsolates == 0 && overflowEmbeddings == 0 ? next : nil
  }

  /// Applies rules X2 to X5: begins an embedding or override.
  private mutating func embed(at index: Int, _ direction: BidiClass, override: BidiClass?) {
    types[index] = .boundaryNeutral
    if let level = levelInside(direction) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Applies rules X5a to X5c: begins an isolate.
  private mutating func isolate(at index: Int, _ direction: BidiClass) {
    placeOnTop(at: index)
    if let level = levelInside(direction) {
      openIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// Applies rule X6a: ends an isolate.
  private mutating func popIsolate(at index: Int) {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if openIsolates == 0 {
      classes[index] = .otherNeutral
      types[index] = .otherNeutral
    } else {
      overflowEmbeddings = 0
      while let top = stack.popLast(), !top.isIsolate {}
      openIsolates -= 1
    }
    placeOnTop(at: index)
  }

  /// Applies rule X7: ends an embedding or override.
  private mutating func popEmbedding(at index: Int) {
    types[index] = .boundaryNeutral
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if stack.count > 1 && !stack[stack.count - 1].isIsolate {
      stack.removeLast()
    }
  }

  /// Applies rule X5c: replaces each FSI with RLI or LRI, depending on the first strong character
  /// inside. Isolates inside are skipped.
  ///
  /// One pass handles all of them, since they may be nested without limit.
  private mutating func replaceFirstStrongIsolates() {
    // The open initiators; nil for one whose direction is already known or not needed.
    var open: [Int?] = []
    for index in classes.indices {
      switch classes[index] {
      case .firstStrongIsolate:
        classes[index] = .leftToRightIsolate
        open.append(index)
      case .leftToRightIsolate, .rightToLeftIsolate: open.append(nil)
      case .popIsolate: _ = open.popLast()
      case .paragraphSeparator: open.removeAll()
      case .leftToRight, .rightToLeft, .arabicLetter:
        guard let last = open.last, let initiator = last else { continue }
        classes[initiator] = classes[index] == .leftToRight ? .leftToRightIsolate : .rightToLeftIsolate
        open[open.count - 1] = nil
      default: break
      }
    }
  }
}
